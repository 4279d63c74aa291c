import { type Config, connections, shortAnswers } from '../config/config.ts'
import { type FoundSecrets, findSecrets, keepSecrets, type Secrets } from '../config/secrets.ts'
import { makeFolderDurably } from '../durable-file.ts'
import { applicationConnection, ownerConnection } from './connection.ts'
import { type DataLocation, openDataLocation } from './data-location.ts'
import { Database } from './database.ts'
import { refuseImpossibleStart } from './embedded/first-start.ts'
import { hasCluster } from './embedded/location.ts'
import { actAsOwner } from './embedded/owner-of-data.ts'
import { embeddedSecretsLost } from './keys/refusals.ts'
import { refuseForeignKeys, type Settled, settleKeys } from './keys/settle.ts'
import { type MigrateOptions, migrate } from './migrate.ts'
import { migrations } from './migration-list.ts'
import { refuseOtherVersions } from './schema-version.ts'
import { Sealer } from './sealing.ts'
import { refuseUnfinishedImport } from './unfinished-import.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'
import { type RetryOptions, untilAvailable } from './until-available.ts'

/** The database, its keys, and its connection pools by role. */
export interface Store {
  config: Config
  secrets: Secrets
  /** Changes that this start made to the database's registered keys. */
  settled: Settled
  sealer: Sealer
  location: DataLocation
  /** The application's role, bound by row-level security. */
  db: Database
  /** A small pool for unauthenticated requests, so that a flood of them does not block others. */
  guests: Database
  /** Pool for queries that the primary answers. */
  readDb: Database
  /** The owner's role, for the operator's commands. */
  owner: Database
  close: () => Promise<void>
}

export interface StoreOptions {
  /** Serving processes keep the embedded server running and hold the data folder exclusively. */
  serving?: boolean
  /** Opens the database with any keys, to report which are missing. Nothing must be sealed. */
  anyKeys?: boolean
  onRestart?: (reason: string) => void
  migrating?: Pick<MigrateOptions, 'onApplied' | 'onWait'>
  /** Waits for a database that is down; without it, that is an error. */
  retry?: RetryOptions | undefined
}

/**
 * Secrets of a start. The embedded server's are stored at once, because its cluster is created with the
 * password.
 */
function secretsFor(config: Config): FoundSecrets {
  // The cluster is checked first: a concurrent first start stores the secrets before it creates the cluster.
  const lost = !config.databaseUrl && hasCluster(config.data)
  const found = findSecrets(config)
  if (!found.unsaved || config.databaseUrl) return found
  if (lost) throw embeddedSecretsLost(config.data)
  return keepSecrets(config, found)
}

/** Opens and migrates the configured database. Fails when the encryption keys do not belong to it. */
export async function openStore(config: Config, options: StoreOptions = {}): Promise<Store> {
  if (!config.databaseUrl) actAsOwner(config.data)
  refuseUnfinishedRestore(config.data)
  if (!config.databaseUrl) refuseImpossibleStart(config.data)
  makeFolderDurably(config.data)
  const found = secretsFor(config)
  const { serving = false, anyKeys = false, onRestart = () => {}, migrating, retry } = options
  refuseUnfinishedImport(config.data)
  const location = await openDataLocation(config, found.secrets, { serving, onRestart, retry })
  const owner = new Database(ownerConnection(location.ownerUrl), 2)
  let settled: Settled = { found, registered: [], retired: [], unreadable: 0 }
  try {
    await untilAvailable(() => refuseOtherVersions(owner.pool, migrations()), retry)
    if (!anyKeys || found.unsaved) await untilAvailable(() => refuseForeignKeys(owner, config, found), retry)
    await untilAvailable(() => migrate(location.ownerUrl, { ...migrating, signal: retry?.signal }), retry)
    if (!anyKeys) settled = await untilAvailable(() => settleKeys(owner, config, found), retry)
  } catch (error) {
    await owner.close()
    await location.close()
    throw error
  }
  const { secrets } = settled.found
  const db = new Database(applicationConnection(location.url), connections)
  const guests = new Database(applicationConnection(location.url), 3)
  // Slow readers of long answers must not block batches and short requests. One connection per answer slot.
  const readDb = new Database(applicationConnection(location.url), config.streams + shortAnswers)
  return {
    config,
    secrets,
    settled,
    sealer: new Sealer(secrets),
    location,
    db,
    guests,
    readDb,
    owner,
    close: async () => {
      await db.close()
      await guests.close()
      await readDb.close()
      await owner.close()
      await location.close()
    },
  }
}
