import type { Writable } from 'node:stream'
import { type ConnectionProvider, DefaultQueryExecutor, SingleConnectionProvider, Transaction } from 'kysely'
import type pg from 'pg'
import { ClientConnection, dialectWithout as dialect } from './dialect.ts'
import type { Tables } from './schema.ts'
import type { Tx } from './tx.ts'

const faces = new WeakMap<pg.ClientBase, Tx>()

/**
 * A Kysely transaction on a connection whose `begin` and `commit` are sent elsewhere. Cached per connection.
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

/** Statements run one after the other, unless the connection pipelines them. */
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

/**
 * Corks the socket until the next tick, so that statements sent together leave in one write: writes dominate
 * the cost of short statements.
 */
function holdBack(stream: Writable): void {
  if (held.has(stream)) return
  held.add(stream)
  stream.cork()
  process.nextTick(() => {
    held.delete(stream)
    stream.uncork()
  })
}
