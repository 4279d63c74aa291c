import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

const seconds = 60

/** Points per key in the current minute, shared by all processes on the database. */
export class Counter {
  readonly #store: RateLimiterPostgres

  constructor(pool: Pool, name: string) {
    this.#store = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limite',
      // A migration creates the table, and a job deletes expired rows.
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      // The callers compare with the limit; the store only counts.
      points: 1,
      duration: seconds,
    })
  }

  /** Adds points and returns the new total and the milliseconds left of the minute. */
  async add(key: string, points: number): Promise<{ total: number; left: number }> {
    const { consumedPoints, msBeforeNext } = await this.#store.penalty(key, points)
    // Another host's clock may have written the end of the minute.
    return { total: consumedPoints, left: Math.min(Math.max(msBeforeNext, 1), seconds * 1000) }
  }
}
