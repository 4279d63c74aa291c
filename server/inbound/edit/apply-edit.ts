import type pg from 'pg'
import type { Inbound } from '../../../catalogue/index.ts'
import type { Occurrence } from '../../records/report.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import { txOn } from '../../store/tx-on.ts'
import { applyPart } from '../decide/apply-part.ts'
import type { ReadPart } from '../decide/part.ts'
import { readPart } from '../decide/read-part.ts'
import { recordReader } from '../decide/read-record.ts'
import type { PartScope, WorkTools } from '../decide/work.ts'
import type { Layout } from '../layout.ts'
import type { Outcome } from '../outcome.ts'
import { callWaiting } from '../wait/waiting.ts'
import { recordOf } from './fill.ts'
import { type EditedRow, openEdit, rowOf } from './open-edit.ts'
import { remember } from './remember.ts'

/** An edit by a person to a record that batches feed. */
export interface Edit {
  operation: Inbound['id']
  /** Row id; absent for a new record. */
  id?: number | undefined
  /** Optimistic version of the row. */
  version?: number | undefined
  /** Values by field, as in a batch. Absent fields stay. */
  changes: Readonly<Record<string, unknown>>
  /** Will be rolled back: file contents are not stored. */
  simulated: boolean
}

/** Result of an edit. Only `applied` may be committed; the others may have written rows. */
export type Edited =
  | { kind: 'applied'; outcome: Outcome; id: number; version: number; found: readonly Occurrence[] }
  | { kind: 'refused'; found: readonly Occurrence[] }
  | { kind: 'unknown' }
  | { kind: 'existing' }
  | { kind: 'outdated'; version: number }

/**
 * Applies an edit by a person through the same rules as a record of a batch, between two parts of a running
 * batch. It runs in the caller's transaction, under the person's name.
 */
export async function applyEdit(client: pg.ClientBase, tools: WorkTools, edit: Edit): Promise<Edited> {
  await holdRecords(txOn(client))
  const scope = await openEdit(client, tools, edit.operation, edit.simulated)
  const row = edit.id === undefined ? undefined : await rowOf(client, scope, edit.id)
  if (edit.id !== undefined && !row) return { kind: 'unknown' }
  if (row && edit.version !== undefined && row.version !== edit.version) {
    return { kind: 'outdated', version: row.version }
  }
  const part = readEdit(scope, edit.changes, row)
  const [outcome = 'R'] = await applyPart(client, part, scope)
  const { report, key, slots, values } = part.candidates[0]!
  const { found } = report
  if (outcome === 'R' || outcome === 'E') return { kind: 'refused', found }
  if (!row && outcome !== 'I') return { kind: 'existing' }
  if (outcome !== 'N') {
    if (row) await remember(client, scope, { key, imprint: row.imprint, before: row.values, after: values })
    await noteEdit(txOn(client))
    await callWaiting(client, part, [outcome], scope)
  }
  const id = edit.id ?? Number((await scope.store.find(client, new Map([[key, slots]]))).get(key)!.id)
  const { version } = (await rowOf(client, scope, id))!
  return { kind: 'applied', outcome, id, version, found }
}

/** Fields that are empty in the row are not required for a change of others. */
const lackingIn = ({ fields }: Layout, { values }: EditedRow): ReadonlySet<number> =>
  new Set(fields.keys().filter((at) => values[at] === null && fields[at]!.field.unless === undefined))

/** The record that a batch would send: the changes, and the rest from the row. */
function readEdit(
  { layout, context, registers, asOf }: PartScope,
  changes: Edit['changes'],
  row: EditedRow | undefined,
): ReadPart {
  const kept = row ? recordOf(layout, row.values) : {}
  const keys: readonly string[] = row ? layout.entity.operation.key : []
  // Another key would be another record.
  const own = Object.entries(changes).filter(([name]) => !keys.includes(name))
  const record = { ...kept, ...Object.fromEntries(own) }
  const read = recordReader(
    layout,
    { ...context, suspicious: true, typed: true },
    registers,
    row && lackingIn(layout, row),
  )
  const readIt = () => [read(record, 1, null)]
  return readPart(1, 1, readIt(), asOf, async () => readIt())
}
