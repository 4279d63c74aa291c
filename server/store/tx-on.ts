import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SingleConnectionProvider,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Tx } from './database.ts'
import type { Tables } from './schema.ts'

/** Makes no connections: there is one already. */
const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
}

const faces = new WeakMap<pg.ClientBase, Tx>()

/**
 * The transaction of a connection that somebody else begins and ends, as verbs know it: what is done with it and what
 * is done on the connection itself happens together. The same connection always has the same one.
 */
export function txOn(client: pg.ClientBase): Tx {
  const known = faces.get(client)
  if (known) return known
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new SingleConnectionProvider(new ClientConnection(client)),
  )
  const face = new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor,
  })
  faces.set(client, face)
  return face
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount } = await this.#client.query(sql, [...parameters])
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  streamQuery(): never {
    throw new Error('long answers are read with COPY')
  }
}
