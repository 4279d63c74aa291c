import { altera } from '../domain/regra/altera.ts'
import { ensaia } from '../domain/regra/ensaia.ts'
import type { Noun } from './noun.ts'

export const regra: Noun<'regra'> = {
  verbs: {
    EnsaiaRegra: ensaia,
    AlteraRegra: altera,
  },
}
