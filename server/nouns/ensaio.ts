import { ensaioVerbs } from '../domain/ensaio/verbs.ts'
import type { Noun } from './noun.ts'

export const ensaio: Noun<'ensaio'> = {
  verbs: {
    ...ensaioVerbs,
  },
}
