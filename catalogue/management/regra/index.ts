import { alteraRegra } from './altera-regra.ts'
import { ensaiaRegra } from './ensaia-regra.ts'

export const regraOperations = [ensaiaRegra, alteraRegra] as const
