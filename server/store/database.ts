import { Kysely, type Selectable, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { type Actor, actorSettings } from './actor.ts'
import { DatabaseClient } from './client.ts'
import { poolDialect } from './dialect.ts'
import type { Tables } from './schema.ts'
import { Spares } from './spares.ts'

export type Tx = Transaction<Tables>

/** A row of a table or view, as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** A table or view with one of its own columns, for who composes statements of names. */
export type TableColumn = { [T in keyof Tables]: { table: T; column: keyof Tables[T] } }[keyof Tables]

/** A pool with statements on top. */
export class Database {
  readonly pool: pg.Pool
  readonly kysely: Kysely<Tables>
  readonly spares: Spares | undefined

  constructor(connection: pg.ClientConfig, max = 10, spares = 0) {
    this.pool = poolOf(connection, max)
    this.spares = spares > 0 ? new Spares(poolOf(connection, spares)) : undefined
    this.kysely = new Kysely({ dialect: poolDialect(this.pool) })
  }

  /** Runs work in a transaction that sees and writes the rows of one client only, in somebody's name. */
  inClient<T>(clienteId: number, work: (tx: Tx) => Promise<T>, actor: Actor): Promise<T> {
    return this.kysely.transaction().execute(async (tx) => {
      await setLocally(tx, [...settingsFor(clienteId, actor), plansOnce])
      return work(tx)
    })
  }

  /** The same for who only looks: nothing can be written, and nobody has to be named. */
  reading<T>(clienteId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.kysely
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await setLocally(tx, [clientSetting(clienteId)])
        return work(tx)
      })
  }

  connect(): Promise<pg.PoolClient> {
    return this.pool.connect()
  }

  /** Whether a connection can be had without waiting, and without being the last. */
  hasRoom(): boolean {
    const { idleCount, totalCount, waitingCount, options } = this.pool
    return waitingCount === 0 && idleCount + options.max - totalCount > 1
  }

  /** One more connection, if that takes no waiting. */
  async spare(): Promise<pg.PoolClient | undefined> {
    return this.spares?.take()
  }

  async close(): Promise<void> {
    await Promise.all([this.kysely.destroy(), this.spares?.pool.end()])
  }
}

function poolOf(connection: pg.ClientConfig, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection, Client: DatabaseClient, max, idleTimeoutMillis: 30_000 })
  // A connection that dies while idle is replaced at the next use.
  pool.on('error', () => {})
  // One that dies between two statements of its user makes the next statement fail, which says enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Verbs name few records by their numbers, whichever they are: a plan serves all of them, and to look for a better one
 * every time takes longer than it could save.
 */
const plansOnce = ['plan_cache_mode', 'force_generic_plan'] as const

/**
 * For verbs that are told thousands of records: a plan for few would look through whole tables for each of them. What is
 * looked up for each of them alone keeps its plan: to make one every time would take most of the time.
 */
export const plansEach = ['plan_cache_mode', 'auto'] as const

/**
 * For work on thousands of records that are named by their numbers, in tables that grow under it: each is found by its index,
 * however few rows the database takes a table to have, and no plan is kept from when it was empty.
 */
export const byNumber = [
  ['plan_cache_mode', 'auto'],
  ['enable_seqscan', 'off'],
  ['enable_hashjoin', 'off'],
  ['enable_mergejoin', 'off'],
] as const

const clientSetting = (clienteId: number) => ['vinculo.cliente', String(clienteId)] as const

/** Whose rows a transaction sees, and who writes them. */
export const settingsFor = (clienteId: number, actor: Actor) => [
  clientSetting(clienteId),
  ...actorSettings(actor),
]

/** Settings that end with the transaction. */
export async function setLocally(tx: Tx, settings: readonly (readonly [string, string])[]): Promise<void> {
  const calls = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
}
