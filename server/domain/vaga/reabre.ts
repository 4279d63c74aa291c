import type { reabreVaga } from '../../../catalogue/management/vaga/reabre-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Takes applications again. */
export const reabre: Verb<typeof reabreVaga> = (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  return move(tx, vagas, 'reabrir', wanted, acting)
}
