import { previa } from '../domain/calendario/previa.ts'
import { previa as previaLembretes } from '../domain/lembrete/previa.ts'
import { minhas } from '../domain/pendente/minhas.ts'
import type { Noun } from './noun.ts'

export const calendario: Noun<'calendario'> = {
  verbs: {
    PreviaCalendario: previa,
    PreviaLembretes: previaLembretes,
    MinhasPendencias: minhas,
  },
}
