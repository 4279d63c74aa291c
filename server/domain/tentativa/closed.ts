import type { Database } from '../../store/database.ts'
import type { Clock } from '../../values/clock.ts'
import { networkOf } from '../../values/network.ts'

/** Milliseconds for which a cached answer is used; a success elsewhere may reopen the network. */
const believed = 2_000
const mostNetworks = 10_000

interface Closed {
  until: string
  asked: number
}

const known = new WeakMap<Database, Map<string, Closed>>()

/**
 * Networks that recently exceeded the limit. Attempts from them without a known device are refused from
 * memory, so that a flood does not load the database.
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
  // One attempt asks the database again; concurrent ones keep using the cache.
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

export const forgetClosed = (db: Database): boolean => known.delete(db)
