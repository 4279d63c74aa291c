import type pg from 'pg'
import type { Registers } from '../records/entity.ts'
import type { ReadContext } from '../records/reading.ts'
import { occurrence } from '../records/report.ts'
import { txOn } from '../store/tx-on.ts'
import { type Draft, type DraftTools, draftPart } from './draft.ts'
import { optimistic } from './entity-store.ts'
import { ValuesView } from './layout.ts'
import { type Outcome, planPart } from './plan.ts'
import type { Candidate } from './read-record.ts'
import { resolveReferences } from './references.ts'

export interface PartScope extends DraftTools {
  batchId: number
  registers: Registers
  context: ReadContext
  /** Keys of the batch met so far. */
  seen: Set<string>
  /** Set after a unique value clashed: from then on holders are looked up before writing. */
  careful: boolean
  reportSuccess: boolean
  /** What is written is taken back at the end. */
  simulated: boolean
  /** Hours that a record may wait for a reference; none when 0. */
  waitHours: number
  /** Its records waited, and come again. */
  resumed?: boolean
}

export interface ReadPart {
  part: number
  first: number
  candidates: Candidate[]
  /** Whether the candidates still have their values. */
  whole: boolean
  /** Decided ahead, while the part before was being written. */
  draft: Draft | undefined
  /** Reads the records afresh. */
  reread: () => Promise<void>
}

const uniqueViolation = '23505'

/**
 * Whether parts of this batch can be decided ahead: not if deciding writes, not once values have clashed, not
 * if the parts before are never committed.
 */
export function draftsAhead({ careful, simulated, layout }: PartScope): boolean {
  return !careful && !simulated && !layout.entity.resolve && !layout.entity.inTurn
}

/** Decides and writes the records of one part inside the caller's transaction. */
export async function applyPart(client: pg.ClientBase, part: ReadPart, scope: PartScope): Promise<Outcome[]> {
  const outcomes = await decideAndWrite(client, part, scope)
  const { keys } = scope.known
  if (keys) for (const { key } of part.candidates) keys.add(key)
  noteRepeated(part.candidates, outcomes, scope)
  return outcomes
}

async function decideAndWrite(client: pg.ClientBase, part: ReadPart, scope: PartScope): Promise<Outcome[]> {
  let { draft } = part
  if (!draft) {
    if (!part.whole) await part.reread()
    await resolve(client, part.candidates, scope)
    draft = await draftPart(client, part.candidates, scope, false)
  }
  if (!scope.careful && draft.sure) {
    try {
      await scope.store.write(client, draft.writing, scope.batchId, false)
      return draft.outcomes
    } catch (error) {
      if ((error as { code?: string }).code !== uniqueViolation) throw error
      await client.query(`rollback to savepoint ${optimistic}`)
      scope.careful = true
      if (draft.assumesNew) {
        // The clash may be with a key we took for new: from here on, ask.
        scope.known.keys = undefined
        await part.reread()
        await resolve(client, part.candidates, scope)
        draft = await draftPart(client, part.candidates, scope, false)
      }
    }
  }
  return decideCarefully(client, part, draft, scope)
}

/** Decides again knowing who holds which unique value. */
async function decideCarefully(
  client: pg.ClientBase,
  part: ReadPart,
  draft: Draft,
  scope: PartScope,
): Promise<Outcome[]> {
  const { layout, store, today } = scope
  // The first decision left its findings on the records.
  await part.reread()
  await resolve(client, part.candidates, scope)
  await resolveReferences(client, layout, part.candidates)
  if (part.candidates.some(({ report }, at) => (draft.outcomes[at] === 'E') !== Boolean(report.awaits))) {
    // What a record waited for has come in between.
    await part.reread()
    await resolve(client, part.candidates, scope)
    return decideCarefully(client, part, await draftPart(client, part.candidates, scope, false), scope)
  }
  const { stored, digests, extra } = draft
  const pending = draft.pending.map((position) => part.candidates[position]!)
  const wanted = pending.map(({ key, slots }) => {
    const row = stored.get(key)?.row
    return row ? slots.map((value, index) => (value === undefined ? row[index] : value)) : slots
  })
  const holders = await store.holders(client, wanted)
  const decided = planPart(layout, pending, stored, holders, extra, today)
  await store.write(client, await store.prepare(decided.planned, digests, today, false), scope.batchId, true)
  const outcomes = [...draft.outcomes]
  for (const [index, position] of draft.pending.entries()) outcomes[position] = decided.outcomes[index]!
  return outcomes
}

async function resolve(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  scope: PartScope,
): Promise<void> {
  const { layout, registers } = scope
  await layout.entity.resolve?.(
    candidates
      .filter(({ report }) => !report.refused)
      .map(({ values, slots, report }) => ({
        values: new ValuesView(layout.fieldIndex, values),
        report,
        set: (column, value) => {
          slots[layout.slotIndex.get(column)!] = value
        },
      })),
    registers,
    txOn(client),
  )
}

function noteRepeated(candidates: readonly Candidate[], outcomes: Outcome[], scope: PartScope): void {
  for (const [position, { key, report }] of candidates.entries()) {
    // That a key came twice was said when it came.
    if (key !== '' && !scope.resumed) {
      if (scope.seen.has(key)) report.push(occurrence('REGISTRO_REPETIDO'))
      else scope.seen.add(key)
    }
    if (!scope.reportSuccess) continue
    if (outcomes[position] === 'I') report.push(occurrence('REGISTRO_INCLUIDO'))
    if (outcomes[position] === 'A') report.push(occurrence('REGISTRO_ATUALIZADO'))
  }
}
