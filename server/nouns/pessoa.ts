import { convidaPessoa } from '../domain/acesso/convida-pessoa.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { pessoas } from '../listing/sources/cadastros.ts'
import { pessoas as pessoasPage } from '../query/sources/pessoas.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

const organization: Belongs = (alias) => `${alias}.tipo = 'J'`

export const pessoa: Noun<'pessoa'> = {
  scope: {
    // Students and professors see organizations; only staff see natural persons.
    pessoa: { ...everyUnit, parties: { aluno: organization, professor: organization } },
  },
  sealed: [{ table: 'pessoa', column: 'dados_bancarios' }],
  verbs: { ConvidaPessoa: convidaPessoa },
  listings: { ListaPessoas: pessoas },
  page: { table: 'pessoa', source: pessoasPage, key: 'x.documento' },
}
