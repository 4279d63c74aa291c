import { pessoas } from '../listing/sources/cadastros.ts'
import { pessoas as pessoasPage } from '../query/sources/pessoas.ts'
import { type Noun, versioned } from './noun.ts'

export const pessoa: Noun<'pessoa'> = {
  listings: { ListaPessoas: pessoas },
  page: { table: 'pessoa', source: versioned(pessoasPage), key: 'x.documento' },
}
