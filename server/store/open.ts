import { mkdirSync } from 'node:fs'
import { type Config, connections, shortAnswers } from '../config/config.ts'
import { loadSecrets, type Secrets } from '../config/secrets.ts'
import { applicationConnection, ownerConnection } from './connection.ts'
import { Database } from './database.ts'
import { actAsOwner } from './embedded/owner-of-data.ts'
import { migrate } from './migrate.ts'
import { type Patience, whileAway } from './patience.ts'
import { openPlace, type Place } from './place.ts'
import { Sealer } from './sealing.ts'

/** The database, its keys, and the roles in which it is used. */
export interface Store {
  config: Config
  secrets: Secrets
  sealer: Sealer
  place: Place
  /** The application's ordinary role. */
  db: Database
  /** Few connections, for whoever has not proved anything yet: a crowd at the door must not keep others waiting. */
  guests: Database
  /** Connections for queries that the primary answers. */
  readDb: Database
  /** The operator's role: creates clients and credentials. */
  owner: Database
  close: () => Promise<void>
}

export interface StoreOptions {
  /** Serving processes keep the embedded server alive and are alone on a data folder. */
  serving?: boolean
  onRestart?: (reason: string) => void
  /** Waits for a database that is away. Without it, that is an error. */
  patience?: Patience | undefined
}

/** Pages that may be rendered on two connections at once. */
const spares = 4

/** Opens the database where the settings say, up to date. */
export async function openStore(config: Config, options: StoreOptions = {}): Promise<Store> {
  if (!config.databaseUrl) actAsOwner(config.data)
  mkdirSync(config.data, { recursive: true })
  const secrets = loadSecrets(config)
  const { serving = false, onRestart = () => {}, patience } = options
  const place = await openPlace(config, secrets, { serving, onRestart, patience })
  try {
    await whileAway(() => migrate(place.ownerUrl), patience)
  } catch (error) {
    await place.close()
    throw error
  }
  const db = new Database(applicationConnection(place.url), connections)
  const guests = new Database(applicationConnection(place.url), 3)
  // Connections of their own: slow readers of long answers must not keep batches and short requests waiting.
  // One for each place that answers can have; the spare ones make nobody wait.
  const readDb = new Database(applicationConnection(place.url), config.streams + shortAnswers, spares)
  const owner = new Database(ownerConnection(place.ownerUrl), 2)
  return {
    config,
    secrets,
    sealer: new Sealer(secrets),
    place,
    db,
    guests,
    readDb,
    owner,
    close: async () => {
      await db.close()
      await guests.close()
      await readDb.close()
      await owner.close()
      await place.close()
    },
  }
}
