import type pg from 'pg'
import type { Value } from '../../records/entity.ts'
import { correctedTogether, isCorrectable, sentDigest } from '../correctable.ts'
import type { PartScope } from '../decide/work.ts'
import { hasSent, type Imprint } from '../imprint.ts'
import type { Values } from '../layout.ts'
import {
  dropCorrections,
  loadCorrections,
  type NewCorrection,
  saveCorrections,
} from '../write/correction-store.ts'

export interface Change {
  key: string
  /** Imprint of the source's last record. */
  imprint: Imprint | null
  before: Values
  after: Values
}

/**
 * Stores corrections for changed values that the source had sent, with the fields that belong together.
 * Values that the source never sent, or that equal what it sent, need none.
 */
export async function remember(
  client: pg.ClientBase,
  { layout, sealer }: Pick<PartScope, 'layout' | 'sealer'>,
  { key, imprint, before, after }: Change,
): Promise<void> {
  const changed = layout.fields
    .keys()
    .filter((at) => isCorrectable(layout, at) && (before[at] ?? null) !== (after[at] ?? null))
  const groups = new Map(
    [...changed].map((at) => [correctedTogether(layout, at).join(), correctedTogether(layout, at)]),
  )
  if (groups.size === 0) return
  const { table } = layout.entity
  const standing = (await loadCorrections(client, table, [key])).get(key) ?? []
  const digestOf = (at: number, value: Value | undefined) => sentDigest(layout, sealer, at, value)
  for (const group of groups.values()) {
    const corrections = group.flatMap((at): NewCorrection[] => {
      const { name } = layout.fields[at]!
      const known = standing.find(({ field }) => field === name)
      if (!known && !hasSent(imprint, at)) return []
      const digest = known?.digest ?? digestOf(at, before[at])
      const value = after[at] ?? null
      const companion = digestOf(at, value) === digest
      return [{ field: name, digest, sealed: sealer.seal(JSON.stringify(value)), companion }]
    })
    if (corrections.some(({ companion }) => !companion))
      await saveCorrections(client, table, key, corrections)
    else await dropCorrections(client, table, key, corrections)
  }
}
