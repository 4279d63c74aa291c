import { type Config, connections, shortAnswers } from '../config/config.ts'
import { type FoundSecrets, findSecrets, keepSecrets, type Secrets } from '../config/secrets.ts'
import { makeFolderDurably } from '../durable-file.ts'
import { applicationConnection, ownerConnection } from './connection.ts'
import { Database } from './database.ts'
import { hasCluster } from './embedded/location.ts'
import { actAsOwner } from './embedded/owner-of-data.ts'
import { embeddedSecretsLost } from './keys/refusals.ts'
import { refuseForeignKeys, type Settled, settleKeys } from './keys/settle.ts'
import { migrate } from './migrate.ts'
import { type Patience, whileAway } from './patience.ts'
import { openPlace, type Place } from './place.ts'
import { Sealer } from './sealing.ts'

/** The database, its keys, and the roles in which it is used. */
export interface Store {
  config: Config
  secrets: Secrets
  /** What this start changed of the keys that the database knows. */
  settled: Settled
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
  /** Looks at a database whatever keys it was made with, for telling which ones are missing. Nothing must be sealed. */
  anyKeys?: boolean
  onRestart?: (reason: string) => void
  /** Waits for a database that is away. Without it, that is an error. */
  patience?: Patience | undefined
}

/** The secrets of a start. Those of the embedded server are stored at once: its cluster is made with the password. */
function secretsFor(config: Config): FoundSecrets {
  // The cluster is looked for first: a process that makes both at this moment stores the secrets before the cluster.
  const lost = !config.databaseUrl && hasCluster(config.data)
  const found = findSecrets(config)
  if (!found.unsaved || config.databaseUrl) return found
  if (lost) throw embeddedSecretsLost(config.data)
  return keepSecrets(config, found)
}

/** Opens the database where the settings say, up to date. Ends where its encryption keys are not those of the database. */
export async function openStore(config: Config, options: StoreOptions = {}): Promise<Store> {
  if (!config.databaseUrl) actAsOwner(config.data)
  makeFolderDurably(config.data)
  const found = secretsFor(config)
  const { serving = false, anyKeys = false, onRestart = () => {}, patience } = options
  const place = await openPlace(config, found.secrets, { serving, onRestart, patience })
  const owner = new Database(ownerConnection(place.ownerUrl), 2)
  let settled: Settled = { found, registered: [], retired: [], unreadable: 0 }
  try {
    if (!anyKeys || found.unsaved) await whileAway(() => refuseForeignKeys(owner, config, found), patience)
    await whileAway(() => migrate(place.ownerUrl), patience)
    if (!anyKeys) settled = await whileAway(() => settleKeys(owner, config, found), patience)
  } catch (error) {
    await owner.close()
    await place.close()
    throw error
  }
  const { secrets } = settled.found
  const db = new Database(applicationConnection(place.url), connections)
  const guests = new Database(applicationConnection(place.url), 3)
  // Connections of their own: slow readers of long answers must not keep batches and short requests waiting.
  // One for each place that answers can have.
  const readDb = new Database(applicationConnection(place.url), config.streams + shortAnswers)
  return {
    config,
    secrets,
    settled,
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
