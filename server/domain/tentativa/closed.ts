import type { Database } from '../../store/database.ts'
import type { Clock } from '../../values/clock.ts'
import { networkOf } from '../../values/network.ts'

/** So long what the database said of a network is believed: a success elsewhere may open it again. */
const believed = 2_000
const mostNetworks = 10_000

interface Closed {
  until: string
  asked: number
}

const known = new WeakMap<Database, Map<string, Closed>>()

/**
 * Networks that were just told that they tried too often. Who goes on trying from one without showing a device is told
 * so again from memory: a flood must not cost the database as much as the attempts that count.
 */
export function closedUntil(
  { db, clock }: { db: Database; clock: Clock },
  { address, stranger }: { address: string; stranger?: boolean },
): string | undefined {
  if (!stranger) return undefined
  const closed = known.get(db)?.get(networkOf(address))
  if (!closed) return undefined
  const now = clock.now().epochMilliseconds
  const age = now - closed.asked
  if (age >= 0 && age < believed) return closed.until
  // One asks; the others believe it a little longer.
  closed.asked = now
  return undefined
}

export function noteClosed(
  { db, clock }: { db: Database; clock: Clock },
  address: string,
  until: string,
): void {
  const networks = known.get(db) ?? new Map<string, Closed>()
  known.set(db, networks)
  if (networks.size >= mostNetworks) networks.delete(networks.keys().next().value!)
  networks.set(networkOf(address), { until, asked: clock.now().epochMilliseconds })
}

/** What is known is asked about again. */
export const forgetClosed = (db: Database): boolean => known.delete(db)
