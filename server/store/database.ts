import { Kysely } from 'kysely'
import pg from 'pg'
import type { Actor } from './actor.ts'
import { DatabaseClient } from './client.ts'
import { poolDialect } from './dialect.ts'
import type { Tables } from './schema.ts'
import { clientSetting, plansOnce, type Settings, settingsFor } from './settings.ts'
import { inTransaction } from './transaction.ts'
import type { Row, TableColumn, Tx } from './tx.ts'

export type { Row, TableColumn, Tx }

/** A pool with statements on top. */
export class Database {
  readonly pool: pg.Pool
  readonly kysely: Kysely<Tables>

  constructor(connection: pg.ClientConfig, max = 10) {
    this.pool = poolOf(connection, max)
    this.kysely = new Kysely({ dialect: poolDialect(this.pool) })
  }

  /** Runs work in a transaction that sees and writes the rows of one client only, in somebody's name. */
  inClient<T>(
    clienteId: number,
    work: (tx: Tx) => Promise<T>,
    actor: Actor,
    more: Settings = [],
  ): Promise<T> {
    return inTransaction(this.pool, 'begin', [...settingsFor(clienteId, actor), plansOnce, ...more], work)
  }

  /** The same for who only looks: nothing can be written, and nobody has to be named. */
  reading<T>(clienteId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.pool, 'begin read only', [clientSetting(clienteId)], work)
  }

  connect(): Promise<pg.PoolClient> {
    return this.pool.connect()
  }

  /** Whether a connection can be had without waiting, and without being the last. */
  hasRoom(): boolean {
    const { idleCount, totalCount, waitingCount, options } = this.pool
    return waitingCount === 0 && idleCount + options.max - totalCount > 1
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

/** A connection comes to know what it is asked often, and how: one that was closed would learn it all again. */
const idleTimeoutMillis = 10 * 60_000

function poolOf(connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, Client: DatabaseClient, max, idleTimeoutMillis })
  // A connection that dies while idle is replaced at the next use.
  pool.on('error', () => {})
  // One that dies between two statements of its user makes the next statement fail, which says enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
