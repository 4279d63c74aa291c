import type pg from 'pg'
import type { Message } from '../../../catalogue/message.ts'
import { applyPart } from '../decide/apply-part.ts'
import { readPart } from '../decide/read-part.ts'
import type { Outcome } from '../outcome.ts'
import type { Prepared } from './prepare.ts'
import type { Reading } from './reading.ts'

/** Simulated outcome of a record, and the reason of a refusal. */
export interface Rehearsed {
  outcome: Outcome
  message: Message | undefined
}

const atOnce = 1_000

/** Decides and writes the records as a batch would. The caller rolls back. */
export async function rehearse(
  client: pg.ClientBase,
  { scope, read }: Reading,
  prepared: readonly Prepared[],
): Promise<Rehearsed[]> {
  const simulated: Rehearsed[] = []
  scope.careful = true
  await scope.corrections.look(client)
  for (let from = 0; from < prepared.length; from += atOnce) {
    const some = prepared.slice(from, from + atOnce)
    const bodyOf = (sequence: number) => some[sequence - 1]!.body
    const readAll = async () => {
      const candidates = some.map(({ body }, at) => read(body, at + 1))
      await scope.corrections.apply(client, candidates, some.length, bodyOf, read)
      return candidates
    }
    const part = readPart(1, 1, await readAll(), scope.asOf, readAll)
    await scope.store.clear(client)
    const outcomes = await applyPart(client, part, scope)
    for (const [at, { report }] of part.candidates.entries()) {
      const why = report.found.find(({ severity }) => severity === 'Erro')
      simulated.push({ outcome: outcomes[at]!, message: why?.said })
    }
  }
  return simulated
}
