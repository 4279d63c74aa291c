import type pg from 'pg'
import { describeError, type Fact } from '../facts.ts'
import { isUnavailable } from '../store/connection.ts'
import type { Sealer } from '../store/sealing.ts'
import { today } from '../values/dates.ts'
import { applyPart, type PartScope } from './apply-part.ts'
import {
  type Batch,
  failBatch,
  finishBatch,
  keysSeen,
  nextBatch,
  recordPart,
  startBatch,
} from './batch-store.ts'
import { entities } from './bindings.ts'
import { EntityStore } from './entity-store.ts'
import { Layout } from './layout.ts'
import { ReadAhead } from './read-ahead.ts'
import { loadRegisters } from './registers.ts'

export interface SliceDeps {
  /** Holds the client's lock; every write of the slice runs on it, so that losing it ends both. */
  client: pg.ClientBase
  /** Reads the next part while the current one is being written. */
  reader: pg.ClientBase
  sealer: Sealer
  report: (fact: Fact) => void
  signal: AbortSignal
}

/** Keys of tables that were empty when this slice began, by table. */
type KnownKeys = Map<string, Set<string>>
const mostKnownKeys = 500_000

/** How long one client may keep a worker while another waits. */
const fairShare = 2_000

/** Works for one client: its oldest batch, part by part, then the next, until others wait or nothing is left. */
export async function serveClient(clienteId: number, deps: SliceDeps): Promise<void> {
  const { client, reader, signal } = deps
  const started = Date.now()
  // What is known about tables holds as long as the client's lock does: for this slice.
  const knownKeys: KnownKeys = new Map()
  await reader.query(`select set_config('vinculo.cliente', $1, false)`, [String(clienteId)])
  while (!signal.aborted) {
    const batch = await inClient(client, clienteId, () => nextBatch(client))
    if (!batch) return
    const alive = await inClient(client, clienteId, () => startBatch(client, batch.id))
    if (!alive) continue
    try {
      const done = await workOn(batch, clienteId, deps, knownKeys, async () => {
        if (signal.aborted) return true
        return Date.now() - started > fairShare && (await othersWait(client, clienteId))
      })
      if (!done) return
    } catch (error) {
      if (isUnavailable(error)) throw error
      await client.query('rollback')
      const reason = `Falha técnica (${describeError(error)}).`
      const final = await inClient(client, clienteId, () => failBatch(client, batch, reason))
      deps.report({
        kind: 'batch.failed',
        batch: batch.id,
        operation: batch.operacao,
        client: clienteId,
        reason,
        final,
      })
      if (!final) return
    }
    if (Date.now() - started > fairShare && (await othersWait(client, clienteId))) return
  }
}

/** Processes a batch from where it stands. False when it stopped early to let others go first. */
async function workOn(
  batch: Batch,
  clienteId: number,
  deps: SliceDeps,
  knownKeys: KnownKeys,
  shouldYield: () => Promise<boolean>,
): Promise<boolean> {
  const { client, reader, sealer, report } = deps
  const scope = await inClient(client, clienteId, () => openScope(batch, client, sealer, knownKeys))
  const ahead = new ReadAhead(batch, scope, reader, sealer)
  try {
    for (let part = batch.partesFeitas + 1; part <= batch.partes; part++) {
      const current = await ahead.take(part)
      const began = performance.now()
      // A part that a crash takes back is done again, so only the last one has to reach the disk at once.
      const durable = part === batch.partes
      await inClient(
        client,
        clienteId,
        async () => {
          const outcomes = await applyPart(client, current, scope)
          await recordPart(client, batch, current.part, current.first, current.candidates, outcomes)
          if (part === batch.partes) await finishBatch(client, batch.id)
        },
        durable,
      )
      ahead.committed(part)
      report({
        kind: 'batch.part',
        batch: batch.id,
        operation: batch.operacao,
        client: clienteId,
        part,
        records: current.candidates.length,
        ms: Math.round(performance.now() - began),
      })
      if (part < batch.partes && (await shouldYield())) return false
    }
  } finally {
    await ahead.stop()
    const { table } = scope.layout.entity
    if (scope.known === undefined || scope.known.size > mostKnownKeys) knownKeys.delete(table)
  }
  if (batch.partes === 0) await inClient(client, clienteId, () => finishBatch(client, batch.id))
  report({
    kind: 'batch.finished',
    batch: batch.id,
    operation: batch.operacao,
    client: clienteId,
    records: batch.registros,
  })
  return true
}

async function openScope(
  batch: Batch,
  client: pg.ClientBase,
  sealer: Sealer,
  knownKeys: KnownKeys,
): Promise<PartScope> {
  const { rows } = await client.query(
    'select fuso, informa_sucesso from cliente where cliente_id = cliente_atual()',
  )
  const zone: string = rows[0].fuso
  const context = { zone, today: today(zone), suspicious: true }
  const layout = new Layout(entities[batch.operacao as keyof typeof entities])
  const store = new EntityStore(layout, sealer)
  await store.refreshActivity(client, context.today)
  return {
    batchId: batch.id,
    layout,
    store,
    registers: await loadRegisters(client),
    context,
    today: context.today,
    sealer,
    seen: batch.partesFeitas > 0 ? await keysSeen(client, batch.id) : new Set(),
    careful: false,
    known: await keysIfEmpty(client, layout.entity.table, knownKeys),
    reportSuccess: rows[0].informa_sucesso,
  }
}

/** An empty set for an empty table, or what this slice has put into it since it was empty. */
async function keysIfEmpty(
  client: pg.ClientBase,
  table: string,
  knownKeys: KnownKeys,
): Promise<Set<string> | undefined> {
  const known = knownKeys.get(table)
  if (known) return known
  const { rows } = await client.query(
    `select exists (select from ${table} where cliente_id = cliente_atual()) as filled`,
  )
  if (rows[0].filled) return undefined
  const empty = new Set<string>()
  knownKeys.set(table, empty)
  return empty
}

async function othersWait(client: pg.ClientBase, clienteId: number): Promise<boolean> {
  const { rows } = await client.query(
    'select exists (select from fila where cliente_id <> $1 and pronto_em <= now()) as waiting',
    [clienteId],
  )
  return rows[0].waiting
}

/** A transaction bound to one client on a given connection. */
async function inClient<T>(
  client: pg.ClientBase,
  clienteId: number,
  work: () => Promise<T>,
  durable = true,
): Promise<T> {
  const settings = [`select set_config('vinculo.cliente', '${Number(clienteId)}', true)`]
  if (!durable) settings.push('set local synchronous_commit = off')
  await client.query(`begin; ${settings.join('; ')}`)
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
