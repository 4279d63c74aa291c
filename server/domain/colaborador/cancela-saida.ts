import type { cancelaSaida } from '../../../catalogue/management/colaborador/index.ts'
import type { Verb } from '../verb.ts'
import { cancelExits } from './exit.ts'

export const cancela: Verb<typeof cancelaSaida> = (tx, acting, { registros, motivo }) =>
  cancelExits(
    tx,
    registros.map((one) => ({ ...one, motivo })),
    acting,
  )
