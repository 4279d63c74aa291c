import type { listaPessoas } from '../../catalogue/management/cadastro/pessoas.ts'
import { convidaPessoa, copiaLinkPessoa } from '../domain/acesso/convida-pessoa.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { inclui, retira } from '../domain/pessoa/representantes.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { active, standing } from '../listing/sources/cadastros.ts'
import { byMoment, byText, nameOf } from '../listing/sources/parts.ts'
import { pessoas as pessoasPage } from '../query/sources/pessoas.ts'
import { firstOf } from '../store/expressions.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'
import { inNameOrder } from './seek.ts'

const organization: Belongs = (alias) => `${alias}.tipo = 'J'`

/** The host, and those who sign for the same host as the representative. */
const signsBeside: Belongs = (alias, whose) =>
  `(${alias}.id = ${whose} or exists (select from representante r where r.cliente_id = ${alias}.cliente_id
     and (r.pessoa_id = ${alias}.id and (r.concedente_id = ${whose} or exists (select from representante o
         where o.cliente_id = r.cliente_id and o.concedente_id = r.concedente_id and o.pessoa_id = ${whose}))
       or r.concedente_id = ${alias}.id and r.pessoa_id = ${whose})))`

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
    representa: (concedente) => where`exists (select from representante r
      where r.cliente_id = x.cliente_id and r.pessoa_id = x.id and r.concedente_id = ${concedente}::bigint)`,
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
    pessoa: {
      ...everyUnit,
      parties: { aluno: organization, professor: organization, concedente: signsBeside },
    },
  },
  sealed: [{ table: 'pessoa', column: 'dados_bancarios' }],
  verbs: {
    ConvidaPessoa: convidaPessoa,
    CopiaLinkPessoa: copiaLinkPessoa,
    IncluiRepresentante: inclui,
    RetiraRepresentante: retira,
  },
  seek: {
    keys: [{ of: 'documento', column: 'documento' }],
    names: [
      (x) => inNameOrder(firstOf(`${x}.nome_fantasia`, `${x}.nome`)),
      // The legal name of organizations that are called by another.
      (x) => inNameOrder(`${x}.nome`),
    ],
    beside: (x) => `concat_ws(' · ', ${x}.documento, ${x}.cidade)`,
    roles: 'papel',
  },
  listings: { ListaPessoas: listing },
  page: { table: 'pessoa', source: pessoasPage, key: 'x.documento' },
}
