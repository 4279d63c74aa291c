import { disciplinas } from '../listing/sources/cadastros.ts'
import type { Noun } from './noun.ts'
import { everybody, everyUnit } from './scopes.ts'

export const disciplina: Noun<'disciplina'> = {
  scope: {
    disciplina: { ...everyUnit, parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaDisciplinas: disciplinas },
}
