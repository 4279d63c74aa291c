import { alteraRegra } from './altera-regra.ts'
import { ensaiaRegra } from './ensaia-regra.ts'

/** What an institution decides of rules of law. */
export const regraOperations = [ensaiaRegra, alteraRegra] as const
