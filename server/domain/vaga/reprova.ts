import type { reprovaVaga } from '../../../catalogue/management/vaga/reprova-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Turns vacancies down for good. */
export const reprova: Verb<typeof reprovaVaga> = (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  return move(tx, vagas, 'reprovar', wanted, acting)
}
