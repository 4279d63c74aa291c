import { foldersOfData } from './backup/folder.ts'
import { backupStatus } from './backup/status.ts'
import type { Config } from './config/config.ts'
import { Events } from './events.ts'
import { describeError } from './facts.ts'
import { Health } from './health/health.ts'
import { registerHealth } from './health/metrics.ts'
import { Limits } from './limits/limits.ts'
import { type LogStream, openLog } from './log.ts'
import { demoClient, demoMailFolder } from './net/demo-mail.ts'
import { FolderMail } from './net/folder-mail.ts'
import type { Mailer, Post } from './net/mail.ts'
import { Names } from './net/names.ts'
import { Outbound } from './net/outbound.ts'
import './nouns/register.ts'
import type { FileStore } from './store/files/file-store.ts'
import { OlderContents } from './store/files/older-contents.ts'
import { openFiles } from './store/files/open.ts'
import { ownsTables } from './store/login.ts'
import { openStore, type Store } from './store/open.ts'
import { Readers } from './store/readers.ts'
import type { Tx } from './store/tx.ts'
import { type RetryOptions, untilAvailable } from './store/until-available.ts'
import { type Clock, systemClock } from './values/clock.ts'

/**
 * Fills a client with sample data. The composition root passes it in, because the server does not import
 * `demo`.
 */
export interface Sample {
  /** Marks the transaction's client for sample data. */
  begin: (tx: Tx, clock: Clock) => Promise<void>
  /** Progress of the sample data; undefined for a client that has none. */
  standing: (
    context: Context,
    clienteId: number,
  ) => Promise<{ stage: string; done: number; stages: number } | undefined>
  /** Makes the stages that are missing and reports each. */
  finish: (
    context: Context,
    clienteId: number,
    progress: (stage: string) => void,
    signal: AbortSignal,
  ) => Promise<void>
}

/** Everything a role needs, created once and passed down. */
export interface Context extends Store {
  events: Events
  files: FileStore
  limits: Limits
  /** Chooses the primary or the replica for a query. */
  readers: Readers
  clock: Clock
  /** Resolves host names that clients chose. */
  names: Names
  /** Undefined where no mail server is configured. */
  mail: Mailer | undefined
  /** Writes the sample client's messages to a folder where no mail server is configured. */
  demoMail: Post
  /** Sends requests to addresses that clients chose. */
  outbound: Outbound
  /** Tells what is wrong with the platform. */
  health: Health
  /** Undefined in processes that prepare no sandboxes. */
  sample: Sample | undefined
}

/** The transport of a client's messages; undefined where messages are not sent. */
export const postFor = (
  { mail, demoMail }: Pick<Context, 'mail' | 'demoMail'>,
  codigo: string,
): Post | undefined => mail ?? (codigo === demoClient ? demoMail : undefined)

/** How a client's messages leave. */
export const mailWay = ({ mail }: Pick<Context, 'mail'>, codigo: string) =>
  mail ? ('smtp' as const) : codigo === demoClient ? ('pasta' as const) : ('nenhuma' as const)

export interface ContextOptions {
  /** Serving processes keep the embedded server running and hold the data folder exclusively. */
  serving?: boolean
  /** With a signal, the start waits for a database that is down until the signal aborts. */
  signal?: AbortSignal
  logStream?: LogStream
  sample?: Sample
}

const loginAdvice =
  'A conta de DATABASE_URL é dona das tabelas. Dê à aplicação uma conta própria em DATABASE_URL e a do dono em DATABASE_OWNER_URL.'

const unavailableAdvice = 'O banco de dados não responde; o início espera por ele.'

/** Retries until the database answers, and logs that it is down. */
export const retryOptionsOf = (events: Events, signal: AbortSignal): RetryOptions => ({
  onUnavailable: (error) =>
    events.report({ kind: 'database.away', reason: describeError(error), advice: unavailableAdvice }),
  signal,
})

/** Imports the mailer on demand: most installations configure no mail server. */
async function mailerOf(settings: NonNullable<Config['mail']>): Promise<Mailer> {
  const { Mailer } = await import('./net/mail.ts')
  return new Mailer(settings)
}

export async function openContext(config: Config, options: ContextOptions = {}): Promise<Context> {
  const events = new Events(openLog(config.logLevel, options.logStream))
  const retry = options.signal && retryOptionsOf(events, options.signal)
  const store = await openStore(config, {
    serving: options.serving ?? false,
    onRestart: (reason) => events.report({ kind: 'database.restarted', reason }),
    migrating: {
      onApplied: (applied) => events.report({ kind: 'migration.applied', ...applied }),
      onWait: () => events.report({ kind: 'migration.waiting' }),
    },
    retry,
  })
  const { secrets, sealer, db, settled } = store
  const { registered, retired, unreadable } = settled
  if (registered.length + retired.length > 0) {
    events.report({ kind: 'keys.settled', registered, retired, unreadable })
  }
  try {
    const owns = await untilAvailable(() => ownsTables(db), retry)
    if (owns) events.report({ kind: 'database.login', advice: loginAdvice })
  } catch (error) {
    await store.close()
    throw error
  }
  const names = new Names()
  const mail = config.mail && (await mailerOf(config.mail))
  const readers = new Readers({
    db,
    readDb: store.readDb,
    replicaUrl: config.databaseReadUrl,
    onRead: (read) => events.report({ kind: 'query.read', ...read }),
    onStanding: (standing) => events.report({ kind: 'replica.standing', ...standing }),
  })
  const context = {
    ...store,
    events,
    files: openFiles(config, sealer, new OlderContents(db, sealer)),
    limits: new Limits(db.pool, config, secrets.digestKey, (fact) => events.report(fact)),
    readers,
    clock: systemClock,
    sample: options.sample,
    mail,
    demoMail: new FolderMail(demoMailFolder(config.data)),
    names,
    outbound: new Outbound({
      loopback: config.webhookDev,
      ports: config.webhookPorts,
      resolve: names.resolve,
    }),
    close: async () => {
      names.close()
      mail?.close()
      await readers.close()
      await store.close()
    },
  }
  // The checks see what tests replace in the context, such as its clock.
  const withHealth: Context = Object.assign(context, { health: new Health(context) })
  if (config.backups) {
    withHealth.health.backup = backupStatus({
      folder: config.backups,
      data: foldersOfData(config, store.location.cluster),
      clock: () => withHealth.clock,
      db: store.owner,
    })
  }
  registerHealth(withHealth.health, events.registry)
  return withHealth
}
