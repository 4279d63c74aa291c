import type { cancelaMensagem } from '../../../catalogue/management/mensagem/index.ts'
import { encerraLinks } from '../link/encerra.ts'
import { made } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { mensagens } from './guards.ts'
import { linksOf } from './links.ts'

/** Cancels messages and closes their links. */
export const cancela: Verb<typeof cancelaMensagem> = async (tx, acting, { registros, motivo }) => {
  const values = { segredo: null }
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  const outcomes = await tryMove(tx, mensagens, 'cancelar', wanted, acting)
  const given = made(outcomes)
  await encerraLinks(tx, await linksOf(tx, given), 'Cancelado')
  return outcomes
}
