import type { cancelaSaida } from '../../../catalogue/management/colaborador/cancela-saida.ts'
import type { Verb } from '../verb.ts'
import { cancelExit } from './exit.ts'

/** Takes a programmed exit back. */
export const cancela: Verb<typeof cancelaSaida> = (tx, acting, { registros, motivo }) =>
  cancelExit(tx, { ...registros[0]!, ...(motivo ? { motivo } : {}) }, acting)
