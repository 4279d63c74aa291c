import { disciplinas } from '../listing/sources/cadastros.ts'
import type { Noun } from './noun.ts'

export const disciplina: Noun<'disciplina'> = {
  listings: { ListaDisciplinas: disciplinas },
}
