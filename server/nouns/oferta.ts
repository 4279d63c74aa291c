import { oferece } from '../domain/vaga/oferece.ts'
import type { Noun } from './noun.ts'

export const oferta: Noun<'oferta'> = {
  verbs: {
    OfereceVaga: oferece,
  },
}
