import pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { EmbeddedCluster } from './embedded/cluster.ts'
import { Presence } from './embedded/presence.ts'
import { withStartLock } from './embedded/start-lock.ts'

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

export async function openPlace(config: Config, secrets: Secrets, options: PlaceOptions): Promise<Place> {
  if (config.databaseUrl) return { url: config.databaseUrl, embedded: false, close: async () => {} }
  const { data } = config
  const { databasePassword: password } = secrets
  const { serving, onRestart } = options
  let presence: Presence | undefined
  const cluster = await EmbeddedCluster.open({
    data,
    password,
    onRestart,
    settle: async (cluster) => {
      await prepare(cluster.url('postgres'), password)
      presence = await Presence.join(cluster.url(database, owner), serving)
    },
  })
  if (!presence) {
    throw new DataInUse(
      `A pasta de dados ${data} já está em uso por outro processo do Vínculo. Pare-o antes, ou use outra pasta com VINCULO_DATA.`,
    )
  }
  if (serving) cluster.supervise()
  return {
    url: cluster.url(database, owner),
    embedded: true,
    close: async () => {
      await cluster.release()
      await withStartLock(data, async () => {
        if (await presence!.leave()) await cluster.stop()
      })
    },
  }
}

/** Creates the owner's role, the application's role and the database, where they are missing. */
async function prepare(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const roles = await client.query(
      `select rolname from pg_roles where rolname in ('vinculo', 'vinculo_app')`,
    )
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
