import { DefaultQueryExecutor, SingleConnectionProvider, Transaction } from 'kysely'
import type pg from 'pg'
import type { Tx } from './database.ts'
import { ClientConnection, dialectWithout as dialect } from './dialect.ts'
import type { Tables } from './schema.ts'

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
