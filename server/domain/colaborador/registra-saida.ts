import type { registraSaida } from '../../../catalogue/management/colaborador/index.ts'
import type { Verb } from '../verb.ts'
import { registerExit } from './exit.ts'

export const registra: Verb<typeof registraSaida> = (tx, acting, { registros, saida, tipo, motivo }) =>
  registerExit(tx, registros[0]!, { saida, tipo, motivo }, acting)
