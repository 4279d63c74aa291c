import type { Config } from './config/config.ts'
import { Events } from './events.ts'
import { Intake } from './inbound/intake.ts'
import { Limits } from './limits/limits.ts'
import { type LogStream, openLog } from './log.ts'
import type { FileStore } from './store/files/file-store.ts'
import { OlderContents } from './store/files/older-contents.ts'
import { openFiles } from './store/files/open.ts'
import { openStore, type Store } from './store/open.ts'
import { type Clock, systemClock } from './values/clock.ts'
import { Outbound } from './webhooks/outbound.ts'

/** Everything a role needs, made once and passed down. */
export interface Context extends Store {
  events: Events
  /** Contents of files. */
  files: FileStore
  intake: Intake
  limits: Limits
  clock: Clock
  /** How requests leave for addresses that clients chose. */
  outbound: Outbound
}

export interface ContextOptions {
  /** Serving processes keep the embedded server alive and are alone on a data folder. */
  serving?: boolean
  logStream?: LogStream
}

export async function openContext(config: Config, options: ContextOptions = {}): Promise<Context> {
  const events = new Events(openLog(config.logLevel, options.logStream))
  const store = await openStore(config, {
    serving: options.serving ?? false,
    onRestart: (reason) => events.report({ kind: 'database.restarted', reason }),
  })
  const { secrets, sealer, db } = store
  const intake = new Intake(secrets)
  return {
    ...store,
    events,
    files: openFiles(config, sealer, new OlderContents(db, sealer)),
    intake,
    limits: new Limits(db.pool, config, secrets.digestKey, (fact) => events.report(fact)),
    clock: systemClock,
    outbound: new Outbound({ loopback: config.webhookDev }),
    close: async () => {
      await intake.close()
      await store.close()
    },
  }
}
