import { disciplinas } from '../listing/sources/cadastros.ts'
import type { Noun } from './noun.ts'
import { everybody } from './scopes.ts'

export const disciplina: Noun<'disciplina'> = {
  scope: {
    disciplina: { parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaDisciplinas: disciplinas },
}
