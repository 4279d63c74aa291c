import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../server/config/config.ts'
import { type Context, openContext } from '../../server/context.ts'
import { createServer } from '../../server/http/server.ts'
import type { Resolve } from '../../server/net/names.ts'
import { systemClock } from '../../server/values/clock.ts'
import { createDatabase } from './database.ts'
import { atEnd } from './process-end.ts'
import { TestStatements } from './test-statements.ts'
import './hashing.ts'

/** Limits that tests do not reach by accident. */
const plenty = {
  rateToken: 1_000_000,
  rateUnpaged: 1_000_000,
  rateFailed: 1_000_000,
  rateGetToken: 1_000_000,
}

/** Resolver that makes no network requests. */
const unknownName: Resolve = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
}

/** A running server on a database of its own. */
export interface RunningServer {
  context: Context
  base: string
  databaseUrl: string
  logs: string[]
  statements: TestStatements
  /** Counter for unique client names. */
  clients: number
  leave: () => Promise<void>
}

export async function openServer(flags: Partial<Config>): Promise<RunningServer> {
  await tidyUp()
  const database = await createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-mundo-'))
  const logs: string[] = []
  const config = readConfig(
    {},
    {
      data: folder,
      databaseUrl: database.applicationUrl,
      databaseOwnerUrl: database.url,
      logLevel: 'trace',
      // Only tests of the console enable it.
      console: false,
      ...plenty,
      ...flags,
    },
  )
  const context = await openContext(config, { logStream: { write: (line) => logs.push(line) } })
  context.outbound.resolve = unknownName
  const server = createServer(context)
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const statements = new TestStatements(context.location.url)
  const leave = async () => {
    await statements.close()
    await server.close()
    await context.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    context,
    base: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    logs,
    statements,
    // A random start, so that no test relies on being the first file.
    clients: Math.floor(Math.random() * 400) + 100,
    leave,
  }
}

/** Servers of this process that no test file uses now. */
let free: Shared[] = []

interface Shared extends RunningServer {
  close: () => Promise<void>
}

/** A server with more connections is not reused: all processes share one database server. */
const mostConnections = 12

const connectionsOf = ({ db, readDb, owner }: Context): number =>
  [db, readDb, owner].reduce((sum, { pool }) => sum + pool.totalCount, 0)

/** Waits for work that finished test files started, and keeps one server for the next. */
async function tidyUp(): Promise<void> {
  const isKept = (one: Shared, at: number) => at === 0 && connectionsOf(one.context) <= mostConnections
  const left = free.filter((one, at) => !isKept(one, at))
  free = free.filter(isKept)
  for (const one of left) await one.close()
}

/** A server of this process; another one if it is in use. */
export async function shareServer(): Promise<RunningServer> {
  await tidyUp()
  const found = free.pop()
  if (found) return found
  const made = await openServer({})
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= made.leave()
    return closed
  }
  atEnd(close)
  const leave = async () => {
    made.context.clock = systemClock
    made.context.outbound.resolve = unknownName
    made.logs.length = 0
    free.push(shared)
  }
  const shared: Shared = { ...made, leave, close }
  return shared
}
