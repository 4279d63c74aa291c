import { sql } from 'kysely'
import type { atendeSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import type { TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdProposals } from '../contrato/hold-proposals.ts'
import { holdContracts } from '../contrato/number.ts'
import { made } from '../machine/outcome.ts'
import { moment, whoActs } from '../moment.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { fulfil } from './fulfil.ts'
import { solicitacoes } from './guards.ts'

export const atende: Verb<typeof atendeSolicitacao> = async (tx, acting, { registros, motivo }) => {
  await hold(
    tx,
    registros.map(({ id }) => id),
  )
  const values = { atendimento: moment, responsavel: await whoActs(tx) }
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  const outcomes = await tryMove(tx, solicitacoes, 'atender', wanted, acting)
  const done = made(outcomes)
  const versions = await fulfil(tx, acting, done)
  return outcomes.map((one) => (one.refusal ? one : { ...one, versao: versions.get(one.id) ?? one.versao }))
}

const numbering: readonly TipoSolicitacao[] = ['Inclusão de contrato', 'Alteração contratual']

/**
 * Locks everything that will change besides the requests, in the common order: contract numbers, proposals,
 * contracts.
 */
async function hold(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ tipo: TipoSolicitacao; contrato: number | null; proposta: number | null }>`
    select tipo, contrato_id as contrato, proposta_id as proposta from solicitacao
     where cliente_id = ${currentClient} and id = any(${ids}::bigint[])`.execute(tx)
  if (rows.some(({ tipo }) => numbering.includes(tipo))) await holdContracts(tx)
  await holdProposals(
    tx,
    rows.map(({ proposta }) => proposta),
  )
  const contracts = rows.flatMap(({ contrato }) => contrato ?? [])
  await sql`select from contrato where cliente_id = ${currentClient} and id = any(${contracts}::bigint[])
    order by id for update`.execute(tx)
}
