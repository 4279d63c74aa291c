import { editsSoFar, holdRecords } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { actorOf } from '../batch.ts'
import { release } from '../candidate.ts'
import { applyPart } from '../decide/apply-part.ts'
import { reopen } from '../decide/open-work.ts'
import type { ReadPart } from '../decide/part.ts'
import type { PartScope, Work } from '../decide/work.ts'
import type { DecidedPart, Outcome } from '../outcome.ts'
import { noteWaiting } from '../wait/waiting.ts'
import { finishBatch } from '../write/batch-store.ts'
import { recordPart } from '../write/outcome-store.ts'
import type { ReadAhead } from './read-ahead.ts'
import type { Shift } from './shift.ts'

const mostKnownKeys = 500_000

/** Processes the remaining parts of a batch. False if it stopped early for other clients. */
export async function workOn(work: Work, ahead: ReadAhead, shift: Shift): Promise<boolean> {
  const { id, operacao, registros, simulado } = work.batch
  if (simulado) await simulate(work, ahead, shift)
  else if (!(await applyParts(work, ahead, shift))) return false
  const { report, clienteId } = shift
  report({ kind: 'batch.finished', batch: id, operation: operacao, client: clienteId, records: registros })
  return true
}

/** One transaction per part. */
async function applyParts({ batch, scope }: Work, ahead: ReadAhead, shift: Shift): Promise<boolean> {
  const { client, clienteId, transact, waiting: waits, report, shouldYield } = shift
  const about = { batch: batch.id, operation: batch.operacao, client: clienteId }
  for (let part = batch.partesFeitas + 1; part <= batch.partes; part++) {
    const current = await ahead.take()
    const began = performance.now()
    const last = part === batch.partes
    // A part lost in a crash is repeated, so only the last commit has to be durable.
    const outcomes = await transact(
      async () => {
        await takeRecords(shift, scope, current)
        const outcomes = await applyPart(client, current, scope)
        await recordPart(client, batch, { ...current, outcomes })
        await scope.causes.record(client, batch, current.candidates, outcomes)
        await noteWaiting(client, batch, current, outcomes, scope, waits)
        if (last) await finishBatch(client, batch.id)
        return outcomes
      },
      { kept: last ? 'durable' : 'soon', actor: actorOf(batch) },
    )
    ahead.committed()
    const records = current.candidates.length
    const [refused, waiting] = [countOf(outcomes, 'R'), countOf(outcomes, 'E')]
    const ms = Math.round(performance.now() - began)
    report({ kind: 'batch.part', ...about, part, records, refused, waiting, ms })
    if (!last && (await shouldYield())) return false
  }
  if (batch.partes === 0) await transact(() => finishBatch(client, batch.id))
  if ((scope.known.keys?.size ?? 0) > mostKnownKeys) scope.known.keys = undefined
  return true
}

const countOf = (outcomes: readonly Outcome[], letter: Outcome): number =>
  outcomes.filter((one) => one === letter).length

/** Locks the client's records for this part. Anything read before the latest edit is discarded. */
async function takeRecords({ client, edits }: Shift, scope: PartScope, part: ReadPart): Promise<void> {
  const tx = txOn(client)
  await holdRecords(tx)
  edits.number = await editsSoFar(tx)
  if (scope.asOf !== edits.number) await reopen(client, scope, edits.number)
  if (part.asOf === edits.number) return
  part.draft = undefined
  part.fresh = false
}

/**
 * Applies the whole batch in one transaction that is rolled back, so that each part sees the earlier ones,
 * and then records the outcomes.
 */
async function simulate(
  { batch, scope }: Work,
  ahead: ReadAhead,
  { client, transact }: Shift,
): Promise<void> {
  const decided: DecidedPart[] = []
  await transact(
    async () => {
      for (let count = 0; count < batch.partes; count++) {
        const current = await ahead.take()
        await scope.store.clear(client)
        const outcomes = await applyPart(client, current, scope)
        for (const candidate of current.candidates) release(candidate)
        const { part, first, candidates } = current
        decided.push({ part, first, candidates, outcomes })
        ahead.committed()
      }
    },
    { kept: 'never' },
  )
  await transact(async () => {
    for (const part of decided) await recordPart(client, batch, part)
    await finishBatch(client, batch.id)
  })
}
