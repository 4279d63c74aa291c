import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { said, type Told } from '../../../catalogue/message.ts'
import { conferencia } from '../../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { contratos } from '../contrato/guards.ts'
import { include } from '../include.ts'
import { encerraLinks } from '../link/encerra.ts'
import { type Acting, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { impedes } from '../machine/finding.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { inStatements } from '../state-statements.ts'
import { solicitacoes } from './guards.ts'
import { tellHosts } from './tell-hosts.ts'

const { machine } = solicitacoes
const { enviar } = machine.moves
const drafts: readonly string[] = enviar.from

interface Open {
  id: number
  contrato: number
  situacao: string
  pessoa: number | null
}

/** Open reviews of contracts; a contract has at most one. */
async function openReviews(tx: Tx, contracts: readonly number[]): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select id, contrato_id as contrato, situacao, pessoa_id as pessoa from solicitacao
     where cliente_id = ${currentClient} and contrato_id = any(${contracts}::bigint[]) and tipo = ${conferencia}
       and situacao in ${inStatements(machine).leftBy('cancelar')}
     order by id`.execute(tx)
  return rows
}

/** Asks the hosts of contracts to review the drafts; an open review of the same host is asked again. */
export async function askHosts(
  tx: Tx,
  acting: Acting,
  contracts: readonly number[],
  motivo: Told | null = null,
): Promise<void> {
  if (contracts.length === 0) return
  const rows = await tx
    .selectFrom('contrato')
    .select(['id', 'concedente_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(contracts))
    .orderBy('id')
    .execute()
  const hosts = new Map(rows.map(({ id, concedente_id }) => [id, concedente_id]))
  const open = await openReviews(tx, contracts)
  const [same, others] = [
    open.filter(({ contrato, pessoa }) => hosts.get(contrato) === pessoa),
    open.filter(({ contrato, pessoa }) => hosts.get(contrato) !== pessoa),
  ]
  const changed = said('motivo.concedenteTrocada')
  await move(
    tx,
    solicitacoes,
    'cancelar',
    others.map(({ id }) => ({ id, motivo: changed })),
    platform(acting.today),
  )
  const asked = new Set(same.map(({ contrato }) => contrato))
  const wanted = rows
    .filter(({ id }) => !asked.has(id))
    .map(({ id, concedente_id }) => ({ tipo: conferencia, contrato_id: id, pessoa_id: concedente_id }))
  const made = await include(tx, solicitacoes, wanted, acting)
  const unsent = [...made, ...same.filter(({ situacao }) => drafts.includes(situacao))]
  await move(
    tx,
    solicitacoes,
    'enviar',
    unsent.map(({ id }) => ({ id, motivo })),
    acting,
  )
  const sent = same.filter(({ situacao }) => !drafts.includes(situacao))
  await tellHosts(
    tx,
    sent.map(({ id }) => ({ id, motivo })),
    acting,
    'enviar',
  )
}

/** What the host itself completes in the review. */
const ofTheHost: readonly string[] = ['conferido', 'representante', 'supervisao']
const guards = contratoMachine.moves.emitirTermo.guards.filter((one) => !ofTheHost.includes(one))

/**
 * Asks for the review of drafts that lack nothing else for their term, once per contract, if the client
 * requires reviews.
 */
export const pedeConferencias: Consequence = async (tx, records, { today }) => {
  const { rows } = await sql<{ id: number }>`
    select c.id from contrato c join cliente k on k.cliente_id = c.cliente_id and k.confere_termo
     where c.cliente_id = ${currentClient} and c.id = any(${idsOf(records)}::bigint[])
       and c.situacao = any(${contratoMachine.moves.emitirTermo.from}::text[])
       and not exists (select from solicitacao x where x.cliente_id = c.cliente_id and x.contrato_id = c.id
         and x.tipo = ${conferencia})
     order by c.id`.execute(tx)
  if (rows.length === 0) return
  const acting = platform(today)
  const standing = await loadStanding(tx, contratos, idsOf(rows), acting, false)
  const drafts = [...standing.values()]
  const needed = ['conferencista', ...guards]
  const judged = await judge(tx, contratos, { guards: needed }, drafts, acting)
  const ready = drafts.filter((_, at) => {
    const rest = judged[at]!.filter(({ regra, campo }) => !(regra === 'completo' && campo === 'supervisor'))
    return !impedes(rest)
  })
  await askHosts(tx, acting, idsOf(ready))
}

/** Cancels the open reviews of contracts whose term was issued or that were cancelled. */
export const encerraConferencias: Consequence = async (tx, contracts, { today }, deed) => {
  const reasons = reasonsOf(contracts)
  const ended = said(deed === 'emitirTermo' ? 'motivo.termoEmitido' : 'comum.contratoCancelado')
  const wanted = (await openReviews(tx, idsOf(contracts))).map(({ id, contrato }) => ({
    id,
    motivo: reasons.get(contrato) ?? ended,
  }))
  await move(tx, solicitacoes, 'cancelar', wanted, platform(today))
}

/** Closes the links of requests that were answered or cancelled. */
export const endReviewLinks: Consequence = async (tx, requests) => {
  const { rows } = await sql<{ id: number }>`
    select id from link where cliente_id = ${currentClient} and entidade = 'solicitacao'
       and registro_id = any(${idsOf(requests)}::bigint[]) and usado_em is null and encerrado_em is null`.execute(
    tx,
  )
  await encerraLinks(tx, idsOf(rows), 'Cancelado')
}
