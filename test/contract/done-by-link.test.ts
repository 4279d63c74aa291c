import assert from 'node:assert/strict'
import { it } from 'node:test'
import { doneByLink } from '../../catalogue/done.ts'
import { type PartyKind, parties } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import { beginningsFor, commandsFor } from '../../server/management/link.ts'

it('every command of a personal link says what was done, in a sentence', () => {
  const nouns = [...new Set(management.map(({ noun }) => noun))]
  const offered = (Object.keys(parties) as PartyKind[]).flatMap((parte) => [
    ...beginningsFor(parte),
    ...nouns.flatMap((noun) => commandsFor(noun, parte)),
  ])
  const ids = new Set<string>(offered.map(({ id }) => id))
  assert.deepEqual(Object.keys(doneByLink).toSorted(), [...ids].toSorted())
})
