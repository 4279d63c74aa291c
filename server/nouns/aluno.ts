import { alunos } from '../listing/sources/cadastros.ts'
import { integracaoAlunos } from '../query/sources/integracao-alunos.ts'
import { type Noun, versioned } from './noun.ts'

export const aluno: Noun<'aluno'> = {
  listings: { ListaAlunos: alunos },
  page: { table: 'aluno', source: versioned(integracaoAlunos), key: 'x.identificacao' },
}
