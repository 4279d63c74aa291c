import { cria } from './cria.ts'
import { revoga } from './revoga.ts'
import { troca } from './troca.ts'

/** What the commands of credentials do. */
export const credencialVerbs = { CriaCredencial: cria, TrocaCredencial: troca, RevogaCredencial: revoga }
