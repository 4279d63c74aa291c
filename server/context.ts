import { mkdirSync } from 'node:fs'
import pino from 'pino'
import type { Config } from './config/config.ts'
import { loadSecrets, type Secrets } from './config/secrets.ts'
import { Events } from './events.ts'
import { Intake } from './inbound/intake.ts'
import { Limits } from './limits/limits.ts'
import { applicationConnection, ownerConnection } from './store/connection.ts'
import { Database } from './store/database.ts'
import type { FileStore } from './store/files/file-store.ts'
import { openFiles } from './store/files/open.ts'
import { migrate } from './store/migrate.ts'
import { openPlace, type Place } from './store/place.ts'
import { Sealer } from './store/sealing.ts'
import { type Clock, systemClock } from './values/clock.ts'
import { Outbound } from './webhooks/outbound.ts'

/** Everything a role needs, made once and passed down. */
export interface Context {
  config: Config
  secrets: Secrets
  sealer: Sealer
  events: Events
  place: Place
  /** The application's ordinary role. */
  db: Database
  /** Where queries run: a replica when one is configured. */
  readDb: Database
  /** The operator's role: creates clients and credentials. */
  owner: Database
  /** Contents of files. */
  files: FileStore
  intake: Intake
  limits: Limits
  clock: Clock
  /** How requests leave for addresses that clients chose. */
  outbound: Outbound
  close: () => Promise<void>
}

export interface ContextOptions {
  /** Serving processes keep the embedded server alive and are alone on a data folder. */
  serving?: boolean
  logStream?: { write: (line: string) => void }
}

export async function openContext(config: Config, options: ContextOptions = {}): Promise<Context> {
  const log = options.logStream
    ? pino({ level: config.logLevel, base: null }, options.logStream)
    : pino({ level: config.logLevel, base: null })
  const events = new Events(log)
  mkdirSync(config.data, { recursive: true })
  const secrets = loadSecrets(config)
  const place = await openPlace(config, secrets, {
    serving: options.serving ?? false,
    onRestart: (reason) => events.report({ kind: 'database.restarted', reason }),
  })
  try {
    await migrate(place.url)
    const db = new Database(applicationConnection(place.url), 10)
    // Connections of their own: slow readers of long answers must not keep batches and short requests waiting.
    const readDb = new Database(applicationConnection(config.databaseReadUrl ?? place.url), 10)
    const owner = new Database(ownerConnection(place.url), 2)
    const intake = new Intake(secrets)
    const sealer = new Sealer(secrets)
    return {
      config,
      secrets,
      sealer,
      events,
      place,
      db,
      readDb,
      owner,
      files: openFiles(config, sealer, db),
      intake,
      limits: new Limits(db.pool, config, secrets.digestKey, (fact) => events.report(fact)),
      clock: systemClock,
      outbound: new Outbound({ loopback: config.webhookDev }),
      close: async () => {
        await intake.close()
        await db.close()
        await readDb.close()
        await owner.close()
        await place.close()
      },
    }
  } catch (error) {
    await place.close()
    throw error
  }
}
