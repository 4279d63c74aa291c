import { said } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import { describeError, sealFact } from '../../facts.ts'
import { isUnavailable, lacksRoom } from '../../store/connection.ts'
import { unreadableSeal } from '../../store/sealing.ts'
import { type Batch, hasFailed } from '../batch.ts'
import { followingWork, openWork, type Tables } from '../decide/open-work.ts'
import type { Work } from '../decide/work.ts'
import { beginOldest, postponeOldest, resumeBegun } from '../wait/resume.ts'
import { failBatch, forgetStarts, holdBatch, startBatch } from '../write/batch-store.ts'
import { ReadAhead } from './read-ahead.ts'
import { beginShift, type Shift, type ShiftTools } from './shift.ts'
import { workOn } from './work-on.ts'

/** Not flushed at commit: after a crash the transaction is repeated. */
const soon = { kept: 'soon' } as const

/** Serves one client: its batches in order, part by part, until other clients wait or none is left. */
export async function serveClient(clienteId: number, tools: ShiftTools): Promise<void> {
  const shift = await beginShift(clienteId, tools)
  const { client, reader, transact, waiting, edits, heartbeat, signal } = shift
  // Known keys are valid while the client's lock is held and no edit is made outside of batches.
  const tables: Tables = new Map()
  let tablesAsOf = edits.number
  let ahead: ReadAhead | undefined
  let work: Work | undefined
  try {
    while (!signal.aborted) {
      if (waiting.due) {
        // Parts read in advance, and known keys, do not include what is written now.
        await ahead?.stop()
        ahead = undefined
        work = undefined
        if (!(await resumeWaiting(shift))) return
        tables.clear()
      }
      if (tablesAsOf !== edits.number) {
        tables.clear()
        tablesAsOf = edits.number
      }
      work ??= await transact(() => openWork(client, tools, tables))
      if (!work) return
      const { batch } = work
      heartbeat.current = { clienteId, batch: batch.id, resuming: false }
      if (!(await transact(() => startBatch(client, batch.id), soon))) {
        await ahead?.stop()
        ahead = undefined
        work = undefined
        continue
      }
      ahead ??= new ReadAhead(
        work,
        reader,
        (before) => followingWork(before, reader),
        edits,
        hasFailed(batch),
      )
      let following: Work | undefined
      try {
        if (!(await workOn(work, ahead, shift))) return
        heartbeat.current = undefined
        following = await ahead.following(work)
      } catch (error) {
        await rethrowUnavailable(error, batch.id, shift)
        await client.query('rollback')
        if (await postponeBatch(batch, shift, error)) return
        const final = await recordFailure(batch, shift, error)
        if (!final) return
      }
      if (!following) {
        await ahead.stop()
        ahead = undefined
      }
      work = following
      if (await shift.shouldYield()) return
    }
  } finally {
    await ahead?.stop()
  }
}

/** Applies waiting records that are due. False if other clients go first. */
async function resumeWaiting(shift: Shift): Promise<boolean> {
  const { client, clienteId, transact, waiting, report, heartbeat } = shift
  for (;;) {
    const due = await transact(() => beginOldest(client, waiting), soon)
    if (!due) return true
    heartbeat.current = { clienteId, batch: due.lote, resuming: true }
    try {
      // Durable before the sender can be told, like the end of a batch.
      await transact(() => resumeBegun(client, due, shift, waiting))
    } catch (error) {
      await rethrowUnavailable(error, due.lote, shift)
      const seal = unreadableSeal(error)
      if (seal) report({ ...sealFact(seal, 'espera'), client: clienteId, batch: due.lote })
      else report({ kind: 'worker.trouble', reason: `espera: ${describeError(error)}` })
      waiting.resumed = undefined
      await transact(async () => {
        await postponeOldest(client)
        // An error that was caught does not count as a crash.
        await forgetStarts(client, due.lote)
      })
    }
    if (await shift.shouldYield()) return false
  }
}

/**
 * Rethrows errors that only mean an unavailable database. A full disk fails at every start and does not count
 * as a crash of the batch.
 */
async function rethrowUnavailable(error: unknown, batch: number, { client, transact }: Shift): Promise<void> {
  if (!isUnavailable(error)) return
  if (lacksRoom(error)) {
    await client.query('rollback')
    await transact(() => forgetStarts(client, batch)).catch(() => {})
  }
  throw error
}

/** Postpones a batch with a part that cannot be decrypted. False for any other error. */
async function postponeBatch(
  batch: Batch,
  { client, clienteId, transact, report }: Shift,
  error: unknown,
): Promise<boolean> {
  const seal = unreadableSeal(error)
  if (!seal) return false
  const reason = said('falha.esperaChave', { problema: seal.message })
  await transact(() => holdBatch(client, batch, reason))
  report({ ...sealFact(seal, 'lote'), client: clienteId, batch: batch.id })
  return true
}

/** Records a technical failure. True if the batch is not retried. */
async function recordFailure(
  batch: Batch,
  { client, clienteId, transact, report }: Shift,
  error: unknown,
): Promise<boolean> {
  const reason = said('falha.tecnica', { erro: describeError(error) })
  const final = await transact(() => failBatch(client, batch, reason))
  report({
    kind: 'batch.failed',
    batch: batch.id,
    operation: batch.operacao,
    client: clienteId,
    reason: render(reason, 'pt'),
    final,
  })
  return final
}
