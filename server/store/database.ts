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

/** A connection pool with Kysely on top. */
export class Database {
  readonly pool: pg.Pool
  readonly kysely: Kysely<Tables>

  constructor(connection: pg.ClientConfig, max = 10) {
    this.pool = poolOf(connection, max)
    this.kysely = new Kysely({ dialect: poolDialect(this.pool) })
  }

  /** Runs work in a transaction that sees and writes one client's rows only, on behalf of an actor. */
  inClient<T>(
    clienteId: number,
    work: (tx: Tx) => Promise<T>,
    actor: Actor,
    more: Settings = [],
  ): Promise<T> {
    return inTransaction(this.pool, 'begin', [...settingsFor(clienteId, actor), plansOnce, ...more], work)
  }

  /** Runs work in a read-only transaction, which needs no actor. */
  reading<T>(clienteId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.pool, 'begin read only', [clientSetting(clienteId)], work)
  }

  connect(): Promise<pg.PoolClient> {
    return this.pool.connect()
  }

  /** Whether the pool has more than one free connection and no waiting requests. */
  hasRoom(): boolean {
    const { idleCount, totalCount, waitingCount, options } = this.pool
    return waitingCount === 0 && idleCount + options.max - totalCount > 1
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

/** Idle connections are kept long, because each has its own prepared statements and caches. */
const idleTimeoutMillis = 10 * 60_000

function poolOf(connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, Client: DatabaseClient, max, idleTimeoutMillis })
  // The pool replaces a connection that fails while idle.
  pool.on('error', () => {})
  // When a connection fails between two statements, the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
