import type pg from 'pg'
import { describeError, type Fact } from '../../facts.ts'
import { isUnavailable, lacksRoom } from '../../store/connection.ts'
import { actorOf, type Batch, hasFallen } from '../batch.ts'
import { applyPart } from '../decide/apply-part.ts'
import { followingWork, openWork, type Tables, type WorkTools } from '../decide/open-work.ts'
import type { Work } from '../decide/work.ts'
import type { Pulse } from '../threads/pulse.ts'
import { beginOldest, postponeOldest, resumeBegun } from '../wait/resume.ts'
import { lookForWaiting, noteWaiting, type Waiting } from '../wait/waiting.ts'
import { failBatch, finishBatch, forgetStarts, startBatch } from '../write/batch-store.ts'
import { recordPart } from '../write/outcome-store.ts'
import { inClient } from '../write/transaction.ts'
import { ReadAhead } from './read-ahead.ts'
import { simulate } from './simulate.ts'

export interface SliceDeps extends WorkTools {
  /** Holds the client's lock; every write of the slice runs on it, so that losing it ends both. */
  client: pg.ClientBase
  /** Reads the next part while the current one is being written. */
  reader: pg.ClientBase
  report: (fact: Fact) => void
  /** Told when another client waits for a worker. */
  crowded: () => void
  /** Where whoever watches reads what is being worked on. */
  pulse: Pulse
  signal: AbortSignal
}

const mostKnownKeys = 500_000

/** How long one client may keep a worker while another waits. */
const fairShare = 2_000
/** How often is looked whether another waits. */
const lookEvery = 250

/** Works for one client: its oldest batch, part by part, then the next, until others wait or nothing is left. */
export async function serveClient(clienteId: number, deps: SliceDeps): Promise<void> {
  const { client, reader, sealer, signal, crowded, pulse } = deps
  const started = Date.now()
  let looked = started
  // What is known about tables holds as long as the client's lock does: for this slice.
  const tables: Tables = new Map()
  await reader.query(`select set_config('vinculo.cliente', $1, false)`, [String(clienteId)])
  const shouldYield = async () => {
    if (signal.aborted) return true
    if (Date.now() - looked < lookEvery) return false
    looked = Date.now()
    if (!(await othersWait(client, clienteId))) return false
    crowded()
    return looked - started > fairShare
  }
  const waiting = await inClient(client, clienteId, () => lookForWaiting(client))
  let ahead: ReadAhead | undefined
  let work: Work | undefined
  try {
    while (!signal.aborted) {
      if (waiting.due) {
        // What was read ahead and is known of tables does not see what is written now.
        await ahead?.stop()
        ahead = undefined
        work = undefined
        if (!(await resumeWaiting(clienteId, deps, waiting, shouldYield))) return
        tables.clear()
      }
      work ??= await inClient(client, clienteId, () => openWork(client, deps, tables))
      if (!work) return
      const { batch } = work
      pulse.place = { clienteId, batch: batch.id, resuming: false }
      if (!(await inClient(client, clienteId, () => startBatch(client, batch.id), soon))) {
        await ahead?.stop()
        ahead = undefined
        work = undefined
        continue
      }
      ahead ??= new ReadAhead(
        work,
        reader,
        sealer,
        (before) => followingWork(before, reader),
        hasFallen(batch),
      )
      let following: Work | undefined
      try {
        if (!(await workOn(work, ahead, clienteId, deps, waiting, shouldYield))) return
        pulse.place = undefined
        following = await ahead.following(work)
      } catch (error) {
        if (isUnavailable(error)) {
          await excuse(error, batch.id, clienteId, client)
          throw error
        }
        await client.query('rollback')
        const final = await giveUp(batch, clienteId, deps, error)
        if (!final) return
      }
      if (!following) {
        await ahead.stop()
        ahead = undefined
      }
      work = following
      if (await shouldYield()) return
    }
  } finally {
    await ahead?.stop()
  }
}

/** Processes a batch from where it stands. False when it stopped early to let others go first. */
async function workOn(
  { batch, scope }: Work,
  ahead: ReadAhead,
  clienteId: number,
  { client, report }: SliceDeps,
  waiting: Waiting,
  shouldYield: () => Promise<boolean>,
): Promise<boolean> {
  const about = { batch: batch.id, operation: batch.operacao, client: clienteId }
  if (batch.simulado) {
    const decided = await inClient(client, clienteId, () => simulate(client, { batch, scope }, ahead), {
      kept: 'never',
    })
    await inClient(client, clienteId, async () => {
      for (const part of decided) await recordPart(client, batch, part)
      await finishBatch(client, batch.id)
    })
    report({ kind: 'batch.finished', ...about, records: batch.registros })
    return true
  }
  for (let part = batch.partesFeitas + 1; part <= batch.partes; part++) {
    const current = await ahead.take()
    const began = performance.now()
    const last = part === batch.partes
    // A part that a crash takes back is done again, so only the last one has to reach the disk at once.
    await inClient(
      client,
      clienteId,
      async () => {
        const outcomes = await applyPart(client, current, scope)
        await recordPart(client, batch, { ...current, outcomes })
        await noteWaiting(client, batch, current, outcomes, scope, waiting)
        if (last) await finishBatch(client, batch.id)
      },
      { kept: last ? 'durable' : 'soon', actor: actorOf(batch) },
    )
    ahead.committed()
    const records = current.candidates.length
    report({ kind: 'batch.part', ...about, part, records, ms: Math.round(performance.now() - began) })
    if (!last && (await shouldYield())) return false
  }
  if (batch.partes === 0) await inClient(client, clienteId, () => finishBatch(client, batch.id))
  if ((scope.known.keys?.size ?? 0) > mostKnownKeys) scope.known.keys = undefined
  report({ kind: 'batch.finished', ...about, records: batch.registros })
  return true
}

/** A transaction that a crash takes back is done again. */
const soon = { kept: 'soon' } as const

/** Applies the records that need wait no longer. False when others go first. */
async function resumeWaiting(
  clienteId: number,
  deps: SliceDeps,
  waiting: Waiting,
  shouldYield: () => Promise<boolean>,
): Promise<boolean> {
  const { client, report, pulse } = deps
  for (;;) {
    const due = await inClient(client, clienteId, () => beginOldest(client, waiting), soon)
    if (!due) return true
    pulse.place = { clienteId, batch: due.lote, resuming: true }
    try {
      // On the disk before anybody can be told, as the end of a batch is.
      await inClient(client, clienteId, () => resumeBegun(client, due, deps, waiting))
    } catch (error) {
      if (isUnavailable(error)) {
        await excuse(error, due.lote, clienteId, client)
        throw error
      }
      report({ kind: 'worker.trouble', reason: `espera: ${describeError(error)}` })
      waiting.resumed = undefined
      await inClient(client, clienteId, async () => {
        await postponeOldest(client)
        // What can be told is no fall: it may come as often as it likes.
        await forgetStarts(client, due.lote)
      })
    }
    if (await shouldYield()) return false
  }
}

/** A database without room says so at every start: that is no fall of the batch, which waits until there is room. */
async function excuse(
  error: unknown,
  batch: number,
  clienteId: number,
  client: pg.ClientBase,
): Promise<void> {
  if (!lacksRoom(error)) return
  await client.query('rollback')
  await inClient(client, clienteId, () => forgetStarts(client, batch)).catch(() => {})
}

/** Notes a technical failure. True when the batch is not tried again. */
async function giveUp(
  batch: Batch,
  clienteId: number,
  { client, report }: SliceDeps,
  error: unknown,
): Promise<boolean> {
  const reason = `Falha técnica (${describeError(error)}).`
  const final = await inClient(client, clienteId, () => failBatch(client, batch, reason))
  report({
    kind: 'batch.failed',
    batch: batch.id,
    operation: batch.operacao,
    client: clienteId,
    reason,
    final,
  })
  return final
}

async function othersWait(client: pg.ClientBase, clienteId: number): Promise<boolean> {
  const { rows } = await client.query(
    'select exists (select from fila where cliente_id <> $1 and pronto_em <= now()) as waiting',
    [clienteId],
  )
  return rows[0].waiting
}
