import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { Sealer } from '../store/sealing.ts'
import type { EntityStore, Writing } from './entity-store.ts'
import { type Layout, type Values, ValuesView } from './layout.ts'
import { Holders, type Outcome, planNewRows, planPart, type StoredRow } from './plan.ts'
import type { Candidate } from './read-record.ts'
import { resolveReferences } from './references.ts'

/** After so many records the answers of the database are let in: it must not wait for us. */
export const breatheEvery = 50

/** A part decided but not yet written. */
export interface Draft {
  /** One per record of the part; pending ones are decided again when the draft does not hold. */
  outcomes: Outcome[]
  /** Positions of the records that neither were refused nor are known to change nothing. */
  pending: number[]
  stored: Map<string, StoredRow>
  extra: unknown
  /** By position in the batch. */
  digests: Map<number, string>
  /** False when the draft may be wrong: only who knows the holders of unique values can tell. */
  sure: boolean
  writing: Writing
}

export interface DraftTools {
  layout: Layout
  store: EntityStore
  sealer: Sealer
  today: string
  /** Every key that exists, while that is known: the client's table was empty when we took its lock. */
  known: Set<string> | undefined
}

/**
 * Decides a part from what a connection can see. It asks for no unique values: the unique indexes guard
 * them, and new data rarely clashes.
 */
export async function draftPart(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  tools: DraftTools,
): Promise<Draft> {
  const { layout, store, sealer, today } = tools
  await resolveReferences(client, layout, candidates)
  const outcomes: Outcome[] = candidates.map(() => 'R')
  const times = new Map<string, number>()
  const rows = new Map<string, Values>()
  for (const { key, report, slots } of candidates) {
    if (report.refused) continue
    times.set(key, (times.get(key) ?? 0) + 1)
    rows.set(key, slots)
  }
  const found = await findExisting(client, rows, tools)
  const digests = new Map<number, string>()
  const touched = new Set<string>()
  const pending: number[] = []
  for (const [position, candidate] of candidates.entries()) {
    if (position % breatheEvery === 0) await breathe()
    if (candidate.report.refused) continue
    const digest = sealer.digest(fingerprint(candidate))
    if (times.get(candidate.key) === 1 && found.get(candidate.key)?.digest === digest) {
      outcomes[position] = 'N'
      continue
    }
    digests.set(candidate.sequence, digest)
    touched.add(candidate.key)
    pending.push(position)
  }
  const changing = new Map([...found].filter(([key]) => touched.has(key)))
  const stored = await store.load(client, changing)
  const views = [...stored.values()].map(({ id, row }) => ({
    id,
    existing: new ValuesView(layout.slotIndex, row),
  }))
  const extra = await layout.entity.load?.(views, client)
  const records = pending.map((position) => candidates[position]!)
  const allNew = stored.size === 0 && touched.size === pending.length
  const decided = allNew
    ? planNewRows(layout, records, extra)
    : planPart(layout, records, stored, new Holders(layout), extra, today)
  for (const [index, position] of pending.entries()) outcomes[position] = decided.outcomes[index]!
  const { planned, sure } = decided
  const writing = await store.prepare(sure ? planned : [], digests, today)
  return { outcomes, pending, stored, extra, digests, sure, writing }
}

/** Who loads an empty table need not ask it for keys that nobody has sent. */
async function findExisting(
  client: pg.ClientBase,
  rows: Map<string, Values>,
  { store, known }: DraftTools,
): Promise<Awaited<ReturnType<EntityStore['find']>>> {
  const possible = known ? new Map([...rows].filter(([key]) => known.has(key))) : rows
  return possible.size > 0 ? store.find(client, possible) : new Map()
}

/** What the record says, field by field, and which fields it brought, for recognising it when it comes again. */
function fingerprint({ values, present }: Candidate): string {
  return `${present}${values.join('\u0003')}`
}
