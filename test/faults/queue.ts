import pg from 'pg'
import { ownerConnection } from '../../server/store/connection.ts'
import { locks } from '../../server/store/locks.ts'

// Advisory locks: of a worker while it works for a client, and of the server process.

/** Connections are kept for frequent polls, because connecting costs more than a query. */
const open = new Map<string, Promise<pg.Client>>()
const kept = 500

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(ownerConnection(url))
  client.on('error', () => open.delete(url))
  await client.connect()
  const unused = setTimeout(() => {
    open.delete(url)
    client.end().catch(() => {})
  }, kept)
  client.on('drain', () => unused.refresh())
  client.on('end', () => clearTimeout(unused))
  return client
}

/** Number of rows of a statement; undefined when the database does not answer. */
async function count(url: string, statement: string): Promise<number | undefined> {
  const connected = open.get(url) ?? connect(url)
  open.set(url, connected)
  try {
    const client = await connected
    return (await client.query(statement)).rowCount ?? 0
  } catch {
    open.delete(url)
    return undefined
  }
}

export const waitingBatches = (url: string) =>
  count(url, `select from fila union all select from tarefa where tipo = 'espera' and pedida_em <= now()`)

export const workersAtWork = async (url: string) =>
  (await count(url, `select from pg_locks where locktype = 'advisory' and classid = ${locks.client}`)) ?? 0

export const servingClaims = (url: string) =>
  count(url, `select from pg_locks where locktype = 'advisory' and objid = ${locks.serving} and granted`)

/** Other connections to the same database. */
export async function otherConnections(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
  )
  return rowCount ?? 0
}
