import { fieldsTogether } from '../../../catalogue/together.ts'
import type { Layout } from '../layout.ts'
import type { AffectedRow, Received } from './affected.ts'
import type { Reading } from './reading.ts'
import { isMemorable, type RepairedRecord } from './remember-sent.ts'
import { repaired, shownOf, type ValueRepair } from './value-repair.ts'

/** Changes to make: one field of all records, or several fields of one. */
export type Wanted = { field: string; mending: ValueRepair } | { fields: ReadonlyMap<string, string> }

/** A record to resend. */
export interface Prepared extends RepairedRecord {
  row: AffectedRow
  /** The body to send, including changes that cannot be stored as corrections. */
  body: Received
  /** Fields that are removed from the record. */
  omitted: readonly string[]
  /** The main changed field, with its value before and after. */
  shown: string | undefined
  before: string
  after: string | undefined
}

/** Applies the changes to the received records. */
export function prepare(
  { read, scope: { layout } }: Reading,
  rows: readonly AffectedRow[],
  received: ReadonlyMap<number, Received>,
  wanted: Wanted,
): Prepared[] {
  return rows.flatMap((row) => {
    const record = received.get(row.id)
    if (!record) return []
    const changes = new Map<number, string>()
    for (const [name, value] of changesOf(record, wanted)) changes.set(layout.fieldIndex.get(name)!, value)
    const one: RepairedRecord = { record, candidate: read(record), changes }
    const omitted = omittedFrom(layout, record, wanted, changes)
    const body = Object.fromEntries(Object.entries(record).filter(([name]) => !omitted.includes(name)))
    for (const [at, value] of changes) {
      if (!isMemorable(layout, one, at)) body[layout.fields[at]!.name] = value
    }
    const [first] = changes
    const name = 'field' in wanted ? wanted.field : first ? layout.fields[first[0]]!.name : ''
    const after = first?.[1] ?? (omitted.includes(name) ? '' : undefined)
    return [{ ...one, row, body, omitted, shown: name || undefined, before: shownOf(record[name]), after }]
  })

  function changesOf(record: Received, wanted: Wanted): [string, string][] {
    if ('fields' in wanted)
      return [...wanted.fields].filter(([name, value]) => shownOf(record[name]) !== value)
    if (wanted.mending.modo === 'omitir') return []
    const at = layout.fieldIndex.get(wanted.field)
    const value =
      at === undefined ? undefined : repaired(layout.fields[at]!.field, record[wanted.field], wanted.mending)
    return value === undefined ? [] : [[wanted.field, value]]
  }
}

/**
 * Fields to remove from a record. Under another key its bank account would reach another person's record, so
 * fields that have a command of their own are removed.
 */
function omittedFrom(
  { entity: { operation }, keyFields, fields }: Layout,
  record: Received,
  wanted: Wanted,
  changes: ReadonlyMap<number, string>,
): string[] {
  const omits = 'field' in wanted && wanted.mending.modo === 'omitir'
  const asked = omits ? fieldsTogether(operation, wanted.field) : []
  const rekeyed = keyFields.some((at) => changes.has(at))
  const ruled = rekeyed ? fields.filter(({ field }) => field.changedBy).map(({ name }) => name) : []
  return [...asked, ...ruled].filter((name) => record[name] !== undefined)
}
