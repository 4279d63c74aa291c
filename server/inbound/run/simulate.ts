import type pg from 'pg'
import { release } from '../candidate.ts'
import { applyPart } from '../decide/apply-part.ts'
import type { Work } from '../decide/work.ts'
import type { DecidedPart } from '../outcome.ts'
import type { ReadAhead } from './read-ahead.ts'

/**
 * Applies a whole batch, in one transaction that the caller takes back: each part sees what the ones before it
 * did, as it would if they stayed.
 */
export async function simulate(
  client: pg.ClientBase,
  { batch, scope }: Work,
  ahead: ReadAhead,
): Promise<DecidedPart[]> {
  const decided: DecidedPart[] = []
  for (let count = 0; count < batch.partes; count++) {
    const current = await ahead.take()
    await scope.store.clear(client)
    const outcomes = await applyPart(client, current, scope)
    for (const candidate of current.candidates) release(candidate)
    decided.push({ part: current.part, first: current.first, candidates: current.candidates, outcomes })
    ahead.committed()
  }
  return decided
}
