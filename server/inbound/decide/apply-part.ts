import type pg from 'pg'
import { occurrence } from '../../records/report.ts'
import type { Candidate } from '../candidate.ts'
import type { Outcome } from '../outcome.ts'
import { draftAfresh, draftCarefully } from './draft.ts'
import type { ReadPart } from './part.ts'
import { settleCorrections } from './settle-corrections.ts'
import type { PartScope } from './work.ts'

/** Decides and writes the records of one part inside the caller's transaction. */
export async function applyPart(client: pg.ClientBase, part: ReadPart, scope: PartScope): Promise<Outcome[]> {
  const outcomes = await decideAndWrite(client, part, scope)
  await settleCorrections(client, part.candidates, outcomes, scope)
  const { keys } = scope.known
  if (keys) for (const { key } of part.candidates) keys.add(key)
  noteRepeated(part.candidates, outcomes, scope)
  return outcomes
}

async function decideAndWrite(client: pg.ClientBase, part: ReadPart, scope: PartScope): Promise<Outcome[]> {
  const { store, batchId } = scope
  let draft = part.draft ?? (await draftAfresh(client, part, scope))
  if (!scope.careful && draft.sure) {
    if (await store.tryWrite(client, draft.writing, batchId)) return draft.outcomes
    scope.careful = true
    if (draft.assumesNew) {
      // The conflict may be with a key assumed to be new: query keys from here on.
      scope.known.keys = undefined
      draft = await draftAfresh(client, part, scope)
    }
  }
  const { outcomes, writing } = await draftCarefully(client, part, draft, scope)
  await store.write(client, writing, batchId)
  return outcomes
}

function noteRepeated(candidates: readonly Candidate[], outcomes: Outcome[], scope: PartScope): void {
  for (const [position, { key, report }] of candidates.entries()) {
    // For resumed records, the repetition was reported on arrival.
    if (key !== '' && !scope.resumed) {
      if (scope.seen.has(key)) report.push(occurrence('REGISTRO_REPETIDO'))
      else scope.seen.add(key)
    }
    if (!scope.reportSuccess) continue
    if (outcomes[position] === 'I') report.push(occurrence('REGISTRO_INCLUIDO'))
    if (outcomes[position] === 'A') report.push(occurrence('REGISTRO_ATUALIZADO'))
  }
}
