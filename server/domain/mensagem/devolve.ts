import type { registraDevolucao } from '../../../catalogue/management/mensagem/index.ts'
import type { Diagnosis } from '../../../catalogue/management/mensagem/parts.ts'
import { made } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { mensagens } from './guards.ts'
import { semEntrega } from './nao-entregue.ts'

const diagnostico: Diagnosis = 'DEVOLVIDA'

/** Notes that messages came back after they were sent. */
export const devolve: Verb<typeof registraDevolucao> = async (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo, values: { diagnostico } }))
  const outcomes = await tryMove(tx, mensagens, 'devolver', wanted, acting)
  const back = made(outcomes)
  await semEntrega(tx, acting, back)
  return outcomes
}
