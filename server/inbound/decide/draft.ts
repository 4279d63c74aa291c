import type pg from 'pg'
import { txOn } from '../../store/tx-on.ts'
import { applyCorrections, type Candidate } from '../candidate.ts'
import { yieldEvery, yieldToEventLoop } from '../event-loop.ts'
import { Holders } from '../holders.ts'
import { type Imprint, imprinter, isOf } from '../imprint.ts'
import { type Values, ValuesView } from '../layout.ts'
import type { Outcome } from '../outcome.ts'
import type { FoundRow } from '../rows.ts'
import { fingerprint } from './fingerprint.ts'
import type { Draft, ReadPart } from './part.ts'
import { planNewRows, planPart } from './plan.ts'
import { resolveReferences } from './references.ts'
import type { PartScope } from './work.ts'

/**
 * Decides a part from what the connection sees. Unique values are not queried: the unique indexes guard them,
 * and new data rarely conflicts. `clean`: no text needs escaping for COPY.
 */
export async function draftPart(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  scope: PartScope,
  clean: boolean,
): Promise<Draft> {
  const { layout, store, sealer, today } = scope
  await resolveReferences(client, scope, candidates)
  const outcomes = candidates.map(({ report }): Outcome => (report.awaits ? 'E' : 'R'))
  const rows = new Map<string, Values>()
  const repeated = new Set<string>()
  for (const { key, report, slots } of candidates) {
    if (report.refused) continue
    if (rows.has(key)) repeated.add(key)
    rows.set(key, slots)
  }
  const assumesNew = scope.known.keys !== undefined
  const found = await findExisting(client, rows, scope)
  const imprints = new Map<number, Imprint | null>()
  const imprint = imprinter()
  const touched = new Set<string>()
  const pending: number[] = []
  for (const [position, candidate] of candidates.entries()) {
    if (position % yieldEvery === 0) await yieldToEventLoop()
    if (candidate.report.refused) continue
    const { key, sequence, present, corrected } = candidate
    const before = found.get(key)?.imprint
    if (scope.byHand) {
      // An edit by a person does not change what the source has sent.
      imprints.set(sequence, before ?? null)
    } else {
      const digest = sealer.digest(fingerprint(candidate))
      if (isOf(before, digest) && !repeated.has(key) && !corrected?.ended.length) {
        outcomes[position] = 'N'
        continue
      }
      applyCorrections(candidate)
      if (candidate.report.refused) continue
      imprints.set(sequence, imprint(digest, present, before))
    }
    if (before !== undefined) touched.add(key)
    pending.push(position)
  }
  const changing = new Map([...found].filter(([key]) => touched.has(key)))
  const stored = await store.load(client, changing)
  const views = [...stored.values()].map(({ id, row }) => ({
    id,
    existing: new ValuesView(layout.slotIndex, row),
  }))
  const extra = await layout.entity.load?.(views, txOn(client), scope.batchId)
  const records = pending.map((position) => candidates[position]!)
  const allNew = stored.size === 0 && repeated.size === 0
  const decided = allNew
    ? planNewRows(layout, records, extra)
    : planPart(layout, records, stored, new Holders(layout), extra, today)
  for (const [index, position] of pending.entries()) outcomes[position] = decided.outcomes[index]!
  const { planned, sure } = decided
  // Existing rows may contain texts that need escaping.
  const writing = await store.prepare(sure ? planned : [], imprints, today, clean && allNew)
  return { outcomes, pending, stored, extra, imprints, sure, assumesNew, writing }
}

/** Reads the records again if needed and decides the part. */
export async function draftAfresh(client: pg.ClientBase, part: ReadPart, scope: PartScope): Promise<Draft> {
  await freshen(part)
  return draftPart(client, part.candidates, scope, false)
}

/** Decides the pending records of a draft again, with the holders of unique values loaded. */
export async function draftCarefully(
  client: pg.ClientBase,
  part: ReadPart,
  draft: Draft,
  scope: PartScope,
): Promise<Pick<Draft, 'outcomes' | 'writing'>> {
  const { layout, store, today } = scope
  await freshen(part)
  await resolveReferences(client, scope, part.candidates)
  if (part.candidates.some(({ report }, at) => (draft.outcomes[at] === 'E') !== Boolean(report.awaits))) {
    // An awaited record arrived in between.
    return draftCarefully(client, part, await draftAfresh(client, part, scope), scope)
  }
  const { stored, imprints, extra } = draft
  const pending = draft.pending.map((position) => part.candidates[position]!)
  for (const candidate of pending) applyCorrections(candidate)
  const wanted = pending.map(({ key, slots }) => {
    const row = stored.get(key)?.row
    return row ? slots.map((value, index) => (value === undefined ? row[index] : value)) : slots
  })
  const holders = await store.holders(client, wanted)
  const decided = planPart(layout, pending, stored, holders, extra, today)
  const outcomes = [...draft.outcomes]
  for (const [index, position] of draft.pending.entries()) outcomes[position] = decided.outcomes[index]!
  return { outcomes, writing: await store.prepare(decided.planned, imprints, today, false) }
}

async function freshen(part: ReadPart): Promise<void> {
  if (!part.fresh) await part.reread()
  part.fresh = false
}

/** A table that was empty at the start contains only the known keys, so others need no query. */
async function findExisting(
  client: pg.ClientBase,
  rows: Map<string, Values>,
  { store, known: { keys } }: PartScope,
): Promise<Map<string, FoundRow>> {
  const possible = keys ? new Map([...rows].filter(([key]) => keys.has(key))) : rows
  return possible.size > 0 ? store.find(client, possible) : new Map()
}
