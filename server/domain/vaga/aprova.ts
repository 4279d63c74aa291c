import type { aprovaVaga } from '../../../catalogue/management/vaga/aprova-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { vagas } from './guards.ts'

/** Opens vacancies that waited for it. */
export const aprova: Verb<typeof aprovaVaga> = (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  return move(tx, vagas, 'aprovar', wanted, acting)
}
