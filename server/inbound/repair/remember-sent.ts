import type pg from 'pg'
import type { Value } from '../../records/entity.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Candidate } from '../candidate.ts'
import { correctedTogether, isCorrectable, sentDigest, unreadDigest } from '../correctable.ts'
import type { Correction } from '../correction.ts'
import type { Layout } from '../layout.ts'
import { loadCorrections, type NewCorrection, replaceCorrections } from '../write/correction-store.ts'
import type { Received } from './affected.ts'

/** A record as received and read, with changes by field position. */
export interface RepairedRecord {
  record: Received
  candidate: Candidate
  changes: ReadonlyMap<number, string>
}

/** A change can be stored as a correction if the source sends the field and the record has a key. */
export const isMemorable = (layout: Layout, { record, candidate }: RepairedRecord, field: number): boolean =>
  candidate.key !== '' && isCorrectable(layout, field) && record[layout.fields[field]!.name] !== undefined

/**
 * Stores corrections of sent values with the fields that belong together. They apply while the source sends
 * the same.
 */
export async function rememberSent(
  client: pg.ClientBase,
  layout: Layout,
  sealer: Sealer,
  repaired: readonly RepairedRecord[],
): Promise<void> {
  const { table } = layout.entity
  const keys = [...new Set(repaired.map(({ candidate }) => candidate.key))]
  const standing = await loadCorrections(client, table, keys)
  const corrections = repaired.flatMap((one) =>
    ofRecord(layout, sealer, one, standing.get(one.candidate.key) ?? []),
  )
  await replaceCorrections(client, table, corrections)
}

function ofRecord(
  layout: Layout,
  sealer: Sealer,
  one: RepairedRecord,
  standing: readonly Correction[],
): (NewCorrection & { key: string })[] {
  const { record, candidate, changes } = one
  const memorable = [...changes.keys()].filter((field) => isMemorable(layout, one, field))
  const together = new Set(memorable.flatMap((field) => correctedTogether(layout, field)))
  return [...together].flatMap((field) => {
    const { name } = layout.fields[field]!
    if (record[name] === undefined) return []
    const unread = isUnread(one, field, name)
    const digest = unread
      ? unreadDigest(layout, sealer, field, record[name])
      : sentDigest(layout, sealer, field, candidate.values[field])
    const change = changes.get(field)
    const known = standing.find((each) => each.field === name)
    // An existing correction stands while the source sends the same.
    if (change === undefined && known?.digest === digest && !known.companion && !known.over) return []
    const value: Value = change ?? (unread ? (record[name] as Value) : (candidate.values[field] ?? null))
    const companion = change === undefined
    return [
      { key: candidate.key, field: name, digest, sealed: sealer.seal(JSON.stringify(value)), companion },
    ]
  })
}

/** True if the value was present but could not be read. */
function isUnread({ record, candidate }: RepairedRecord, field: number, name: string): boolean {
  if (record[name] === null || record[name] === '' || candidate.values[field] !== null) return false
  return candidate.report.found.some((one) => one.severity === 'Erro' && one.field === name)
}
