import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

const seconds = 60

/** Points of the running minute by key, shared by every process on the database. */
export class Counter {
  readonly #store: RateLimiterPostgres

  constructor(pool: Pool, name: string) {
    this.#store = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limite',
      // A migration makes the table, and a job removes what has ended.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // Who adds points judges them; the store only counts.
      points: 1,
      duration: seconds,
    })
  }

  /** Adds points and tells what the key has now, and for how many milliseconds the minute goes on. */
  async add(key: string, points: number): Promise<{ total: number; left: number }> {
    const { consumedPoints, msBeforeNext } = await this.#store.penalty(key, points)
    // The end was written by another clock, perhaps.
    return { total: consumedPoints, left: Math.min(Math.max(msBeforeNext, 1), seconds * 1000) }
  }
}
