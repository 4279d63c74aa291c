import type pg from 'pg'
import { actorSettings } from '../../store/actor.ts'
import { editsSoFar, holdRecords } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { actorOf, type Batch } from '../batch.ts'
import type { Candidate } from '../candidate.ts'
import { applyPart } from '../decide/apply-part.ts'
import { openScope, reopen } from '../decide/open-work.ts'
import type { ReadPart } from '../decide/part.ts'
import { readPart, readStored } from '../decide/read-part.ts'
import { inOrderOfReference } from '../decide/reference-order.ts'
import type { Work, WorkTools } from '../decide/work.ts'
import type { Outcome } from '../outcome.ts'
import { batchById, countStart, forgetStarts, maxStarts } from '../write/batch-store.ts'
import { countKept, findingsOf, newFindings, type Settled, settleWaiting } from '../write/outcome-store.ts'
import { actingStatement } from '../write/transaction.ts'
import { giveUpWaiting, noteWaiting, type Waiting } from './waiting.ts'

interface Due {
  lote: number
  parte: number
  sequencias: number[]
  /** Records whose wait has expired: they are refused if a reference is still missing. */
  vencidas: number[]
}

/** Due records, after their start was counted. */
export interface Begun extends Due {
  /** First part of its batch in a row, so the start was counted. */
  counted: boolean
  /** Too many starts ended the process. */
  hopeless: boolean
}

/**
 * Finds records whose references arrived or whose wait expired: those of the oldest part, of the operation
 * that others refer to first. The counted start is committed before they are applied.
 */
export async function beginOldest(client: pg.ClientBase, waiting: Waiting): Promise<Begun | undefined> {
  const due = await oldestDue(client)
  if (!due) {
    await planNextLook(client)
    waiting.due = false
    waiting.resumed = undefined
    return undefined
  }
  const counted = waiting.resumed?.batch.id !== due.lote
  return { ...due, counted, hopeless: counted && (await countStart(client, due.lote)) > maxStarts }
}

/**
 * Applies the records of `beginOldest` in the caller's transaction, so that row, outcome and wait change
 * together.
 */
export async function resumeBegun(
  client: pg.ClientBase,
  due: Begun,
  tools: WorkTools,
  waiting: Waiting,
): Promise<void> {
  if (due.hopeless) await giveUpWaiting(client, due)
  else await applyDue(client, due, tools, waiting)
  if (due.counted) await forgetStarts(client, due.lote)
}

async function applyDue(client: pg.ClientBase, due: Due, tools: WorkTools, waiting: Waiting): Promise<void> {
  await holdRecords(txOn(client))
  const asOf = await editsSoFar(txOn(client))
  const work = await openResumed(client, due.lote, tools, waiting)
  const { batch, scope } = work
  if (scope.asOf !== asOf) await reopen(client, scope, asOf)
  await client.query(actingStatement(actorSettings(actorOf(batch))))
  const part = await readDue(client, work, due)
  const outcomes = await applyPart(client, part, scope)
  await settle(client, batch, part, outcomes)
  await scope.causes.record(client, batch, part.candidates, outcomes)
  await noteWaiting(client, batch, part, outcomes, scope, waiting)
}

/** Reuses the scope for consecutive parts of the same batch. */
async function openResumed(
  client: pg.ClientBase,
  lote: number,
  tools: WorkTools,
  waiting: Waiting,
): Promise<Work> {
  if (waiting.resumed?.batch.id === lote) return waiting.resumed
  const batch = (await batchById(client, lote))!
  const scope = await openScope(client, batch, tools, { keys: undefined })
  // The sender saw the record wait and should see its outcome.
  scope.reportSuccess = true
  scope.resumed = true
  waiting.resumed = { batch, scope }
  return waiting.resumed
}

async function oldestDue(client: pg.ClientBase): Promise<Due | undefined> {
  await client.query(
    `update espera set pronta = true where cliente_id = (select cliente_atual()) and not pronta and expira_em <= now()`,
  )
  const { rows } = await client.query(
    `select e.lote_id as lote, e.parte, array_agg(e.sequencia order by e.sequencia) as sequencias,
            coalesce(array_agg(e.sequencia) filter (where e.expira_em <= now()), '{}') as vencidas
       from (select o.operacao, p.lote_id, p.parte from unnest($1::text[]) with ordinality o(operacao, n)
              cross join lateral (
                select lote_id, parte from espera where cliente_id = (select cliente_atual())
                   and operacao = o.operacao and pronta and nao_antes <= now()
                 order by lote_id, sequencia limit 1) p
              order by o.n limit 1) a
       join espera e on e.cliente_id = (select cliente_atual()) and e.operacao = a.operacao and e.lote_id = a.lote_id
        and e.parte = a.parte and e.pronta and e.nao_antes <= now()
      group by e.lote_id, e.parte`,
    [inOrderOfReference],
  )
  return rows[0]
}

/** The due records of a part, read as if they arrived now. */
async function readDue(
  client: pg.ClientBase,
  work: Work,
  { parte, sequencias, vencidas }: Due,
): Promise<ReadPart> {
  const overdue = new Set(vencidas)
  const readThem = async (): Promise<Candidate[]> => {
    const { candidates } = await readStored(client, work, parte, sequencias)
    for (const { sequence, report } of candidates) {
      if (overdue.has(sequence)) report.policy = { ...report.policy, patient: false }
    }
    return candidates
  }
  return readPart(parte, sequencias[0]!, await readThem(), work.scope.asOf, readThem)
}

async function settle(
  client: pg.ClientBase,
  batch: Batch,
  { part, candidates }: ReadPart,
  outcomes: readonly Outcome[],
): Promise<void> {
  const settled: Settled[] = []
  for (const [at, { sequence }] of candidates.entries()) {
    const outcome = outcomes[at]!
    if (outcome !== 'E') settled.push({ sequence, part, outcome })
  }
  await client.query(
    `with referencias as (
       delete from espera_referencia
        where cliente_id = (select cliente_atual()) and lote_id = $1 and sequencia = any($2::int[]))
     delete from espera where cliente_id = (select cliente_atual()) and lote_id = $1 and sequencia = any($2::int[])`,
    [batch.id, settled.map(({ sequence }) => sequence)],
  )
  const found = await newFindings(client, batch.id, findingsOf(candidates))
  await settleWaiting(client, batch, settled, found, countKept(candidates, outcomes))
}

/** Postpones records that fail for a technical reason, so that they do not block others. */
export async function postponeOldest(client: pg.ClientBase): Promise<void> {
  const due = await oldestDue(client)
  if (!due) return
  await client.query(
    `update espera set nao_antes = now() + interval '10 minutes'
      where cliente_id = (select cliente_atual()) and lote_id = $1 and sequencia = any($2::int[])`,
    [due.lote, due.sequencias],
  )
}

/** Schedules the next look: the next expiry, or the next attempt of a postponed record. */
async function planNextLook(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with proxima as (
       select least(
         (select min(expira_em) from espera where cliente_id = (select cliente_atual()) and not pronta),
         (select min(nao_antes) from espera where cliente_id = (select cliente_atual()) and pronta)) as quando),
     adiada as (
       update tarefa set pedida_em = quando from proxima
        where tipo = 'espera' and cliente_id = (select cliente_atual()) and quando is not null)
     delete from tarefa using proxima
      where tipo = 'espera' and cliente_id = (select cliente_atual()) and quando is null`,
  )
}
