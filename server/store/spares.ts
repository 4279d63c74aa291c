import type pg from 'pg'

/** Few connections that make an answer quicker, and that nobody waits for. */
export class Spares {
  readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  /** One that is idle at this moment. Where there is none, one is made for who asks next. */
  async take(): Promise<pg.PoolClient | undefined> {
    const { idleCount, waitingCount, totalCount, options } = this.pool
    const connect = () => this.pool.connect().catch(() => undefined)
    if (idleCount > waitingCount) return connect()
    if (totalCount < options.max) void connect().then((client) => client?.release())
    return undefined
  }
}
