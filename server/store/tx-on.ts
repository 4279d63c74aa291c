import type { Writable } from 'node:stream'
import { type ConnectionProvider, DefaultQueryExecutor, SingleConnectionProvider, Transaction } from 'kysely'
import type pg from 'pg'
import { ClientConnection, dialectWithout as dialect } from './dialect.ts'
import type { Tables } from './schema.ts'
import type { Tx } from './tx.ts'

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
    providerOf(client),
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

/** Each statement waits for the one before it, unless the connection lets them leave one behind the other. */
function providerOf(client: pg.ClientBase): ConnectionProvider {
  const connection = new ClientConnection(client)
  const inTurn = new SingleConnectionProvider(connection)
  return {
    provideConnection: (consumer) => {
      if (!(client as { pipeline?: boolean }).pipeline) return inTurn.provideConnection(consumer)
      holdBack((client as pg.Client).connection.stream)
      return consumer(connection)
    },
  }
}

const held = new WeakSet<Writable>()

/** What is asked before anybody waits leaves in one go: to write to a socket is what short statements cost most. */
function holdBack(stream: Writable): void {
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  process.nextTick(() => {
    held.delete(stream)
    stream.uncork()
  })
}
