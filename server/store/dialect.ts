import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { frequentStatements } from './prepared.ts'

const commands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A `pg` connection for Kysely. */
export class ClientConnection implements DatabaseConnection {
  readonly client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await frequentStatements.ask(this.client, sql, parameters)
    return commands.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): never {
    throw new Error('long answers are read with COPY')
  }
}

/** Takes connections from a pool and returns them; one that could not be rolled back is closed. */
class PoolDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel: level, accessMode: mode } = settings
    await connection.run(`begin${level ? ` isolation level ${level}` : ''}${mode ? ` ${mode}` : ''}`)
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK.
    if ((await connection.run('commit')) === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    try {
      await connection.run('rollback')
    } catch (error) {
      connection.lost = true
      throw error
    }
  }

  async releaseConnection({ client, lost }: PooledConnection): Promise<void> {
    client.release(lost)
  }

  /** The owner of the pool closes it. */
  async destroy(): Promise<void> {}
}

class PooledConnection extends ClientConnection {
  declare readonly client: pg.PoolClient
  lost = false

  async run(statement: string): Promise<string> {
    return (await this.client.query(statement)).command
  }
}

const dialectOf = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

export const poolDialect = (pool: pg.Pool): Dialect => dialectOf(() => new PoolDriver(pool))

/** For transactions on an existing connection: opens none itself. */
export const dialectWithout: Dialect = dialectOf(() => new DummyDriver())
