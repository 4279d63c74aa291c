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
import { Desk } from './desk.ts'
import { atEnd } from './ending.ts'
import './hashing.ts'

/** Limits that no test reaches unless it means to. */
const plenty = {
  rateToken: 1_000_000,
  rateUnpaged: 1_000_000,
  rateFailed: 1_000_000,
  rateGetToken: 1_000_000,
}

/** No test asks the network for a name. */
const unknownName: Resolve = async () => {
  throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
}

/** A running server on a database of its own. */
export interface Premises {
  context: Context
  base: string
  databaseUrl: string
  logs: string[]
  desk: Desk
  /** How many clients were made here: none has the name of another. */
  clients: number
  leave: () => Promise<void>
}

export async function openPremises(flags: Partial<Config>): Promise<Premises> {
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
      // Tests of the console ask for it.
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
  const desk = new Desk(context.place.url)
  const leave = async () => {
    await desk.close()
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
    desk,
    // Those before are other files': nobody can count on being the first.
    clients: Math.floor(Math.random() * 400) + 100,
    leave,
  }
}

/** Those that the test files of this process use one after the other, while nobody is in them. */
let free: Premises | undefined

/** The premises of this process. Who finds them in use gets others, which stay for the next. */
export async function sharePremises(): Promise<Premises> {
  const found = free
  free = undefined
  if (found) return found
  const made = await openPremises({})
  atEnd(() => {
    free = undefined
    return made.leave()
  })
  const leave = async () => {
    made.context.clock = systemClock
    made.context.outbound.resolve = unknownName
    made.logs.length = 0
    free = shared
  }
  const shared: Premises = { ...made, leave }
  return shared
}
