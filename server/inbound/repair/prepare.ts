import type { AffectedRow, Received } from './affected.ts'
import { type Mending, mended, shownOf } from './mend.ts'
import type { Reading } from './reading.ts'
import { isMemorable, type Mended } from './remember-sent.ts'

/** What is to be done to the records: one field of all, or several of one. */
export type Wanted = { field: string; mending: Mending } | { fields: ReadonlyMap<string, string> }

/** A record that is sent again. */
export interface Prepared extends Mended {
  row: AffectedRow
  /** As it is sent: what cannot be remembered is changed in it. */
  body: Received
  /** What stands for it: the value before and after, where it changes. */
  before: string
  after: string | undefined
}

/** The records with what is put in the place of their values. */
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
    const one: Mended = { record, candidate: read(record), changes }
    const body = { ...record }
    for (const [at, value] of changes) {
      if (!isMemorable(layout, one, at)) body[layout.fields[at]!.name] = value
    }
    const [first] = changes
    const name = 'field' in wanted ? wanted.field : first ? layout.fields[first[0]]!.name : ''
    return [{ ...one, row, body, before: shownOf(record[name]), after: first?.[1] }]
  })

  function changesOf(record: Received, wanted: Wanted): [string, string][] {
    if ('fields' in wanted)
      return [...wanted.fields].filter(([name, value]) => shownOf(record[name]) !== value)
    const at = layout.fieldIndex.get(wanted.field)
    const value =
      at === undefined ? undefined : mended(layout.fields[at]!.field, record[wanted.field], wanted.mending)
    return value === undefined ? [] : [[wanted.field, value]]
  }
}
