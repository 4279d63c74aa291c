import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type PartyKind, parties } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import type { ManagementOperation } from '../../catalogue/operation.ts'
import { beginningsFor, commandsFor } from '../../server/management/link.ts'

it('every command of a personal link says what was done, in a sentence, and no other does', () => {
  const nouns = [...new Set(management.map(({ noun }) => noun))]
  const offered = (Object.keys(parties) as PartyKind[]).flatMap((parte) => [
    ...beginningsFor(parte),
    ...nouns.flatMap((noun) => commandsFor(noun, parte)),
  ])
  const all: readonly ManagementOperation[] = management
  const telling = all.flatMap((one) => (one.kind === 'command' && one.done ? [one.id] : []))
  assert.deepEqual(telling.toSorted(), [...new Set<string>(offered.map(({ id }) => id))].toSorted())
})
