import { altera } from './altera.ts'
import { ensaia } from './ensaia.ts'

/** What the commands of rules of law do. */
export const regraVerbs = { EnsaiaRegra: ensaia, AlteraRegra: altera }
