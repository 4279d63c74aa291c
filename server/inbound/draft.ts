import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { Sealer } from '../store/sealing.ts'
import { txOn } from '../store/tx-on.ts'
import { breatheEvery } from './copy-block.ts'
import type { EntityStore, Writing } from './entity-store.ts'
import { type Layout, type Values, ValuesView } from './layout.ts'
import { Holders, type Outcome, planNewRows, planPart, type StoredRow } from './plan.ts'
import type { Candidate } from './read-record.ts'
import { resolveReferences } from './references.ts'

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
  /** Keys were taken for new without asking the table. */
  assumesNew: boolean
  writing: Writing
}

/** Every key of a table, while that is known: it was empty when the client's lock was taken. */
export interface KnownKeys {
  keys: Set<string> | undefined
}

export interface DraftTools {
  layout: Layout
  store: EntityStore
  sealer: Sealer
  today: string
  known: KnownKeys
}

/**
 * Decides a part from what a connection can see. It asks for no unique values: the unique indexes guard
 * them, and new data rarely clashes. `clean`: no text of the records needs an escape.
 */
export async function draftPart(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  tools: DraftTools,
  clean: boolean,
): Promise<Draft> {
  const { layout, store, sealer, today } = tools
  await resolveReferences(client, layout, candidates)
  const outcomes = candidates.map(({ report }): Outcome => (report.awaits ? 'E' : 'R'))
  const rows = new Map<string, Values>()
  const repeated = new Set<string>()
  for (const { key, report, slots } of candidates) {
    if (report.refused) continue
    if (rows.has(key)) repeated.add(key)
    rows.set(key, slots)
  }
  const assumesNew = tools.known.keys !== undefined
  const found = await findExisting(client, rows, tools)
  const digests = new Map<number, string>()
  const touched = new Set<string>()
  const pending: number[] = []
  for (const [position, candidate] of candidates.entries()) {
    if (position % breatheEvery === 0) await breathe()
    if (candidate.report.refused) continue
    const digest = sealer.digest(fingerprint(candidate))
    if (found.get(candidate.key)?.digest === digest && !repeated.has(candidate.key)) {
      outcomes[position] = 'N'
      continue
    }
    digests.set(candidate.sequence, digest)
    if (found.has(candidate.key)) touched.add(candidate.key)
    pending.push(position)
  }
  const changing = new Map([...found].filter(([key]) => touched.has(key)))
  const stored = await store.load(client, changing)
  const views = [...stored.values()].map(({ id, row }) => ({
    id,
    existing: new ValuesView(layout.slotIndex, row),
  }))
  const extra = await layout.entity.load?.(views, txOn(client))
  const records = pending.map((position) => candidates[position]!)
  const allNew = stored.size === 0 && repeated.size === 0
  const decided = allNew
    ? planNewRows(layout, records, extra)
    : planPart(layout, records, stored, new Holders(layout), extra, today)
  for (const [index, position] of pending.entries()) outcomes[position] = decided.outcomes[index]!
  const { planned, sure } = decided
  // A row that exists may hold texts that the records did not bring.
  const writing = await store.prepare(sure ? planned : [], digests, today, clean && allNew)
  return { outcomes, pending, stored, extra, digests, sure, assumesNew, writing }
}

/** Who loads an empty table need not ask it for keys that nobody has sent. */
async function findExisting(
  client: pg.ClientBase,
  rows: Map<string, Values>,
  { store, known: { keys } }: DraftTools,
): Promise<Awaited<ReturnType<EntityStore['find']>>> {
  const possible = keys ? new Map([...rows].filter(([key]) => keys.has(key))) : rows
  return possible.size > 0 ? store.find(client, possible) : new Map()
}

/** What the record says, field by field, and which fields it brought, for recognising it when it comes again. */
function fingerprint({ values, present }: Candidate): string {
  return `${present}${values.join('\u0003')}`
}
