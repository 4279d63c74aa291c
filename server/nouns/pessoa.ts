import type { listaPessoas } from '../../catalogue/management/cadastro/pessoas.ts'
import { convidaPessoa, copiaLinkPessoa } from '../domain/acesso/convida-pessoa.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { active, standing } from '../listing/sources/cadastros.ts'
import { byMoment, byText, nameOf } from '../listing/sources/parts.ts'
import { pessoas as pessoasPage } from '../query/sources/pessoas.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const organization: Belongs = (alias) => `${alias}.tipo = 'J'`

const listing: ListingSource<typeof listaPessoas, 'pessoa'> = {
  table: 'pessoa',
  columns: {
    nome: nameOf('x'),
    situacao: standing,
  },
  filters: {
    papel: (papel) => where`x.papel::jsonb ? ${papel}`,
    tipo: equal('x.tipo'),
    empresa: (concedente) => where`x.empresa = (select documento from pessoa
      where cliente_id = (select cliente_atual()) and id = ${concedente}::bigint)`,
    documento: equal('x.documento'),
    ativo: active,
  },
  search: (holds) => [holds(nameOf('x'), 'x.nome', 'x.documento', 'x.email')],
  orders: {
    nome: byText(nameOf('x')),
    atualizacao: byMoment('x.atualizacao'),
    documento: byText('x.documento'),
  },
}

export const pessoa: Noun<'pessoa'> = {
  scope: {
    // Students and professors see organizations; only staff see natural persons.
    pessoa: { ...everyUnit, parties: { aluno: organization, professor: organization } },
  },
  sealed: [{ table: 'pessoa', column: 'dados_bancarios' }],
  verbs: { ConvidaPessoa: convidaPessoa, CopiaLinkPessoa: copiaLinkPessoa },
  listings: { ListaPessoas: listing },
  page: { table: 'pessoa', source: pessoasPage, key: 'x.documento' },
}
