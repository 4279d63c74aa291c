import type { atendeSolicitacao } from '../../../catalogue/management/solicitacao/atende-solicitacao.ts'
import { moment, whoActs } from '../moment.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { fulfil } from './fulfil.ts'
import { solicitacoes } from './guards.ts'

/** Does what was asked for. */
export const atende: Verb<typeof atendeSolicitacao> = async (tx, acting, { registros, motivo }) => {
  const values = { atendimento: moment, responsavel: await whoActs(tx) }
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  const outcomes = await move(tx, solicitacoes, 'atender', wanted, acting)
  const done = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : [id]))
  const versions = await fulfil(tx, acting, done)
  return outcomes.map((one) => (one.refusal ? one : { ...one, versao: versions.get(one.id) ?? one.versao }))
}
