import type pg from 'pg'
import { occurrence } from './report.ts'
import type { Sealer } from '../store/sealing.ts'
import type { Entity, Registers } from './entity.ts'
import type { EntityStore } from './entity-store.ts'
import { Holders, type Outcome, planPart } from './plan.ts'
import type { Candidate } from './read-record.ts'
import type { ReadContext } from './readers.ts'


export interface PartScope {
  batchId: number
  entity: Entity
  store: EntityStore
  registers: Registers
  context: ReadContext
  sealer: Sealer
  /** Keys of the batch met so far. */
  seen: Set<string>
  /** Set after a unique value clashed: from then on holders are looked up before writing. */
  mode: { careful: boolean }
  reportSuccess: boolean
}

const uniqueViolation = '23505'

/** Decides and writes the records of one part inside the caller's transaction. */
export async function applyPart(
  client: pg.ClientBase,
  candidates: readonly Candidate[],
  scope: PartScope,
): Promise<Outcome[]> {
  const { entity, store, sealer } = scope
  const outcomes: Outcome[] = candidates.map(() => 'R')
  const positions: number[] = []
  const digests = new Map<string, Buffer>()
  const times = new Map<string, number>()
  candidates.forEach((candidate, position) => {
    if (candidate.report.refused) return
    positions.push(position)
    times.set(candidate.key, (times.get(candidate.key) ?? 0) + 1)
  })
  const found = await store.find(client, [...times.keys()])
  const remaining: number[] = []
  for (const position of positions) {
    const candidate = candidates[position]!
    const digest = sealer.digest(fingerprint(entity, candidate))
    const known = found.get(candidate.key)
    if (times.get(candidate.key) === 1 && known?.digest?.equals(digest)) {
      outcomes[position] = 'N'
      continue
    }
    digests.set(candidate.key, digest)
    remaining.push(position)
  }
  if (remaining.length > 0) {
    const pending = remaining.map((position) => candidates[position]!)
    const decided = await decide(client, pending, found, digests, scope)
    for (const [index, position] of remaining.entries()) outcomes[position] = decided[index]!
  }
  noteRepeated(candidates, outcomes, scope)
  return outcomes
}

async function decide(
  client: pg.ClientBase,
  pending: Candidate[],
  found: Map<string, { id: string }>,
  digests: Map<string, Buffer>,
  scope: PartScope,
): Promise<Outcome[]> {
  const { entity, store, registers, context, mode } = scope
  await entity.resolve?.(pending, registers, client)
  const changing = new Map([...found].filter(([key]) => digests.has(key)))
  const stored = await store.load(client, changing)
  const extra = await entity.load?.(
    [...stored.values()].map(({ id, row }) => ({ id, existing: row })),
    client,
  )
  const before = pending.map(({ report }) => report.found.length)
  // First without asking who holds which unique value: the unique indexes guard, and new data rarely clashes.
  if (!mode.careful) {
    const { outcomes, planned } = planPart(entity, pending, stored, new Holders(), extra, context)
    await client.query('savepoint otimista')
    try {
      await store.write(client, planned, digests, scope.batchId, context, false)
      await client.query('release savepoint otimista')
      return outcomes
    } catch (error) {
      if ((error as { code?: string }).code !== uniqueViolation) throw error
      await client.query('rollback to savepoint otimista')
      mode.careful = true
      pending.forEach(({ report }, index) => {
        report.found.length = before[index]!
        report.refused = false
      })
    }
  }
  const wanted = pending.map(({ key, slots }) => ({ ...stored.get(key)?.row, ...slots }))
  const holders = await store.holders(client, wanted)
  const { outcomes, planned } = planPart(entity, pending, stored, holders, extra, context)
  await store.write(client, planned, digests, scope.batchId, context, true)
  return outcomes
}

/** What the record says, field by field, for recognising it when it comes again. */
function fingerprint(entity: Entity, { values }: Candidate): string {
  let text = ''
  for (const name in entity.operation.fields) {
    const value = values[name]
    text += value === undefined ? '\u0001' : value === null ? '\u0002' : `\u0003${value}`
  }
  return text
}

function noteRepeated(candidates: readonly Candidate[], outcomes: Outcome[], { seen, reportSuccess }: PartScope): void {
  candidates.forEach(({ key, report }, position) => {
    if (key !== '') {
      if (seen.has(key)) report.found.push(occurrence('REGISTRO_REPETIDO'))
      else seen.add(key)
    }
    if (!reportSuccess) return
    if (outcomes[position] === 'I') report.found.push(occurrence('REGISTRO_INCLUIDO'))
    if (outcomes[position] === 'A') report.found.push(occurrence('REGISTRO_ATUALIZADO'))
  })
}
