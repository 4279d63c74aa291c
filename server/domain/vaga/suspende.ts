import type { suspendeVaga } from '../../../catalogue/management/vaga/suspende-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Stops applications for a while. */
export const suspende: Verb<typeof suspendeVaga> = (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  return move(tx, vagas, 'suspender', wanted, acting)
}
