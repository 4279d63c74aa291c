import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../test/support/process.ts'
import { LedgerClient } from '../ledger/client.ts'
import { type Answered, compare, type Findings } from '../ledger/compare.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { type AttackedServer, honestCodes } from './attacked-server.ts'
import type { Honest } from './honest.ts'

/** Work that the attackers left may delay answers. */
const mostTries = 5
const pause = 10_000

/** Compares acknowledged batches of every honest client with the current answers. */
export async function compareLedgers(place: AttackedServer, clients: readonly Honest[]): Promise<Findings> {
  const all: Findings = { lost: [], doubled: [], wrong: [] }
  for (const [at, { ledger }] of clients.entries()) {
    const found = compare(ledger, await answeredTo(place, honestCodes[at]!, ledger))
    for (const kind of ['lost', 'doubled', 'wrong'] as const) all[kind].push(...found[kind])
  }
  return all
}

async function answeredTo(place: AttackedServer, code: string, ledger: Ledger): Promise<Answered> {
  for (let tries = 1; ; tries++) {
    try {
      // The client's own token may have reached its limit.
      const reader = new LedgerClient({ code, token: await place.token(code), base: () => place.base })
      const last = ledger.acknowledged.at(-1)
      if (last) await until('the end of every batch', () => reader.hasEnded(last.lote))
      return await reader.answered(ledger)
    } catch (error) {
      if (tries === mostTries || !place.isAlive) throw error
      await sleep(pause)
    }
  }
}
