import { ajusteVerbs } from '../domain/cliente/ajustes.ts'
import { retroage } from '../domain/fechamento/retroage.ts'
import type { Noun } from './noun.ts'

export const ajuste: Noun<'ajuste'> = {
  verbs: {
    RetroageAjuste: retroage,
    ...ajusteVerbs,
  },
}
