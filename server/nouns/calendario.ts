import { previa } from '../domain/calendario/previa.ts'
import { minhas } from '../domain/pendente/minhas.ts'
import type { Noun } from './noun.ts'

export const calendario: Noun<'calendario'> = {
  verbs: {
    PreviaCalendario: previa,
    MinhasPendencias: minhas,
  },
}
