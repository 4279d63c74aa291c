import type { devolvePendencia } from '../../../catalogue/management/pendencia/index.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import { moment } from '../moment.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'
import { tellReturned } from './tell.ts'

const giveBack: Verb<typeof devolvePendencia> = making(pendencias, 'devolver', ({ motivo }) => ({
  entrega: null,
  parecer_professor: motivo,
  parecer_professor_em: moment,
}))

/** Returns a delivery: the item is due again, and the reason is stored as the professor's opinion. */
export const devolve: Verb<typeof devolvePendencia> = async (tx, acting, input) => {
  const outcomes = await giveBack(tx, acting, input)
  const returned = made(outcomes)
  await tellReturned(tx, acting, returned, input.motivo ?? '')
  return outcomes
}
