import type pg from 'pg'
import type { RuleModes } from '../../../catalogue/law/rules.ts'
import type { Entity } from '../../records/entity.ts'
import { editsSoFar } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { today } from '../../values/dates.ts'
import { type Batch, hasFailed } from '../batch.ts'
import { entities } from '../bindings.ts'
import { Layout } from '../layout.ts'
import { batchAfter, keysSeen, nextBatch } from '../write/batch-store.ts'
import { Causes } from '../write/cause-store.ts'
import { EntityStore } from '../write/entity-store.ts'
import type { KeepContents } from '../write/writing.ts'
import { Corrections } from './corrections.ts'
import { tablesBefore } from './reference-order.ts'
import { loadRegisters } from './registers.ts'
import { draftsAhead, type KnownKeys, type PartScope, type Work, type WorkTools } from './work.ts'

/** Known keys by table, while the client's lock is held. */
export type Tables = Map<string, KnownKeys>

/** Opens the client's oldest batch. */
export async function openWork(
  client: pg.ClientBase,
  tools: WorkTools,
  tables: Tables,
): Promise<Work | undefined> {
  const batch = await nextBatch(client)
  if (!batch) return undefined
  const { table } = entities[batch.operacao as keyof typeof entities]
  // A simulation is rolled back, so its keys must not be remembered.
  const known = batch.simulado ? { keys: undefined } : await knownKeys(client, table, tables)
  const scope = await openScope(client, batch, tools, known)
  if (batch.partesFeitas > 0) scope.seen = await keysSeen(client, batch.id)
  return { batch, scope }
}

/** Loads what is needed to decide the records of a batch. */
export async function openScope(
  client: pg.ClientBase,
  batch: Pick<Batch, 'operacao' | 'simulado'> & { id: number | null; reenvio?: boolean },
  { sealer, contents }: WorkTools,
  known: KnownKeys,
): Promise<PartScope> {
  const asOf = await editsSoFar(txOn(client))
  const { clienteId, zone, reportSuccess, waitHours, rules } = await settings(client)
  const policy = { patient: waitHours > 0, rules }
  const context = { zone, today: today(zone), suspicious: true, policy }
  const layout = new Layout(entities[batch.operacao as keyof typeof entities])
  const keep: KeepContents = (one, brought) => contents.keep(one, clienteId, brought)
  const store = new EntityStore(layout, sealer, batch.simulado ? undefined : keep)
  await client.query('call vencer($1, $2)', [context.today, tablesOf(layout.entity)])
  const corrections = new Corrections(layout, sealer)
  await corrections.look(client)
  return {
    batchId: batch.id,
    layout,
    store,
    registers: await loadRegisters(client),
    corrections,
    causes: new Causes(layout),
    asOf,
    context,
    today: context.today,
    sealer,
    seen: new Set(),
    careful: false,
    known,
    reportSuccess,
    simulated: batch.simulado,
    quiet: batch.reenvio === true,
    waitHours,
  }
}

/** Reloads after records were edited outside of batches. */
export async function reopen(client: pg.ClientBase, scope: PartScope, asOf: number): Promise<void> {
  scope.registers = await loadRegisters(client)
  scope.known.keys = undefined
  await scope.corrections.look(client)
  scope.asOf = asOf
}

/** Tables of an entity and of its references. */
const tablesOf = (entity: Entity) => [entity.table, ...tablesBefore(entity)]

/**
 * Opens the next batch if it has the same operation and day, reusing the scope of the current one. Only
 * reads, because the current one is still being written.
 */
export async function followingWork(
  { batch, scope }: Work,
  reader: pg.ClientBase,
): Promise<Work | undefined> {
  if (!draftsAhead(scope)) return undefined
  const next = await batchAfter(reader, batch.id)
  if (next?.operacao !== batch.operacao || next.partesFeitas > 0 || hasFailed(next)) return undefined
  // Reprocessed records are compared with the results of earlier batches.
  if (next.simulado || next.raiz !== null) return undefined
  const { zone, reportSuccess, waitHours, rules } = await settings(reader)
  if (zone !== scope.context.zone || today(zone) !== scope.today) return undefined
  const asOf = await editsSoFar(txOn(reader))
  const registers = await loadRegisters(reader)
  const context = { ...scope.context, policy: { patient: waitHours > 0, rules } }
  const own = {
    batchId: next.id,
    registers,
    // The corrections are those of the current batch and are reloaded with it.
    asOf: Math.min(asOf, scope.asOf),
    seen: new Set<string>(),
    careful: false,
    quiet: next.reenvio,
    reportSuccess,
    waitHours,
  }
  return { batch: next, scope: { ...scope, ...own, context } }
}

interface Settings {
  clienteId: number
  zone: string
  reportSuccess: boolean
  waitHours: number
  rules: RuleModes
}

async function settings(client: pg.ClientBase): Promise<Settings> {
  const { rows } = await client.query(
    `select cliente_id as "clienteId", fuso as zone, informa_sucesso as "reportSuccess", espera_referencias as "waitHours",
            regras_legais as rules from cliente where cliente_id = (select cliente_atual())`,
  )
  return rows[0]
}

/** An empty set for an empty table, filled with the keys written since. */
async function knownKeys(client: pg.ClientBase, table: string, tables: Tables): Promise<KnownKeys> {
  const known = tables.get(table)
  if (known) return known
  const { rows } = await client.query(
    `select exists (select from ${table} where cliente_id = (select cliente_atual())) as filled`,
  )
  const fresh: KnownKeys = { keys: rows[0].filled ? undefined : new Set() }
  tables.set(table, fresh)
  return fresh
}
