import pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { ownerConnection } from './database.ts'
import { EmbeddedCluster } from './embedded/cluster.ts'
import { runningIn } from './embedded/running.ts'

/** Where the data lives: the operator's PostgreSQL, or our own in the data folder. */
export interface Place {
  url: string
  embedded: boolean
  close: () => Promise<void>
}

export interface PlaceOptions {
  serving: boolean
  onRestart: (reason: string) => void
}

/** The data folder is already served by another process. */
export class DataInUse extends Error {}

const database = 'vinculo'
const owner = 'vinculo'
const servingLock = 7_261_990

export async function openPlace(config: Config, secrets: Secrets, options: PlaceOptions): Promise<Place> {
  if (config.databaseUrl) return { url: config.databaseUrl, embedded: false, close: async () => {} }
  const wasRunning = runningIn(config.data)
  const cluster = await EmbeddedCluster.open({
    data: config.data,
    password: secrets.databasePassword,
    onRestart: options.onRestart,
  })
  const url = cluster.url(database, owner)
  await prepare(cluster.url('postgres'), secrets.databasePassword)
  if (!options.serving) {
    return { url, embedded: true, close: () => (wasRunning ? Promise.resolve() : cluster.stop()) }
  }
  const guard = await guardFolder(url, config.data)
  cluster.supervise()
  return {
    url,
    embedded: true,
    close: async () => {
      await guard()
      await cluster.stop()
    },
  }
}

/** Creates the owner's role, the application's role and the database, where they are missing. */
async function prepare(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [servingLock])
    const roles = await client.query(`select rolname from pg_roles where rolname in ('vinculo', 'vinculo_app')`)
    const names = new Set(roles.rows.map((row) => row.rolname))
    if (!names.has(owner)) {
      await client.query(`create role ${owner} login createdb password ${client.escapeLiteral(password)}`)
    }
    if (!names.has('vinculo_app')) await client.query('create role vinculo_app nologin')
    await client.query(`grant vinculo_app to ${owner}`)
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${owner}`)
  } finally {
    await client.end()
  }
}

/** One serving process per data folder. The lock lives as long as a connection, so a crash leaves none behind. */
async function guardFolder(url: string, data: string): Promise<() => Promise<void>> {
  let client: pg.Client
  let ended = false
  const take = async (): Promise<boolean> => {
    client = new pg.Client(ownerConnection(url))
    client.on('error', () => {
      if (!ended) setTimeout(() => void take().catch(() => {}), 500).unref()
    })
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [servingLock])
    return rows[0].mine
  }
  if (!(await take())) {
    await client!.end()
    throw new DataInUse(
      `A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.`,
    )
  }
  return async () => {
    ended = true
    await client.end()
  }
}
