import type { Config } from './config/config.ts'
import { Events } from './events.ts'
import { describeError } from './facts.ts'
import { Limits } from './limits/limits.ts'
import { type LogStream, openLog } from './log.ts'
import { demoClient, demoLetters } from './net/demo-letters.ts'
import { FolderMail } from './net/folder-mail.ts'
import type { Mailer, Post } from './net/mail.ts'
import { Names } from './net/names.ts'
import { Outbound } from './net/outbound.ts'
import type { FileStore } from './store/files/file-store.ts'
import { OlderContents } from './store/files/older-contents.ts'
import { openFiles } from './store/files/open.ts'
import { ownsTables } from './store/login.ts'
import { openStore, type Store } from './store/open.ts'
import { type Patience, whileAway } from './store/patience.ts'
import { Readers } from './store/readers.ts'
import type { Tx } from './store/tx.ts'
import { type Clock, systemClock } from './values/clock.ts'

/** How sample data are made; who composes the program brings it. */
export interface Sample {
  /** Notes that the transaction's client is to have them. */
  begin: (tx: Tx, clock: Clock) => Promise<void>
  /** How far they have come. */
  standing: (
    context: Context,
    clienteId: number,
  ) => Promise<{ stage: string; done: number; stages: number } | undefined>
  /** Makes what is missing of them, and tells of each stage. */
  finish: (
    context: Context,
    clienteId: number,
    progress: (stage: string) => void,
    signal: AbortSignal,
  ) => Promise<void>
}

/** Everything a role needs, made once and passed down. */
export interface Context extends Store {
  events: Events
  /** Contents of files. */
  files: FileStore
  limits: Limits
  /** Where queries are answered. */
  readers: Readers
  clock: Clock
  /** How names that clients chose are found. */
  names: Names
  /** How messages leave, where a mail server is configured. */
  mail: Mailer | undefined
  /** How the messages of the sample client leave where none is. */
  demoMail: Post
  /** How requests leave for addresses that clients chose. */
  outbound: Outbound
  /** What sandboxes are filled with; without it none is prepared here. */
  sample: Sample | undefined
}

/** How the messages of a client leave; undefined where they do not. */
export const postFor = (
  { mail, demoMail }: Pick<Context, 'mail' | 'demoMail'>,
  codigo: string,
): Post | undefined => mail ?? (codigo === demoClient ? demoMail : undefined)

export interface ContextOptions {
  /** Serving processes keep the embedded server alive and are alone on a data folder. */
  serving?: boolean
  /** A start that waits for a database that is away, until it is told to end. */
  signal?: AbortSignal
  logStream?: LogStream
  sample?: Sample
}

const loginAdvice =
  'A conta de DATABASE_URL é dona das tabelas. Dê à aplicação uma conta própria em DATABASE_URL e a do dono em DATABASE_OWNER_URL.'

const awayAdvice = 'O banco de dados não responde; o início espera por ele.'

/** Waiting for the database, told in the log. */
export const patienceOf = (events: Events, signal: AbortSignal): Patience => ({
  onAway: (error) =>
    events.report({ kind: 'database.away', reason: describeError(error), advice: awayAdvice }),
  signal,
})

/** Few installations send messages themselves; the others need not read how that is done. */
async function mailerOf(settings: NonNullable<Config['mail']>): Promise<Mailer> {
  const { Mailer } = await import('./net/mail.ts')
  return new Mailer(settings)
}

export async function openContext(config: Config, options: ContextOptions = {}): Promise<Context> {
  const events = new Events(openLog(config.logLevel, options.logStream))
  const patience = options.signal && patienceOf(events, options.signal)
  const store = await openStore(config, {
    serving: options.serving ?? false,
    onRestart: (reason) => events.report({ kind: 'database.restarted', reason }),
    patience,
  })
  const { secrets, sealer, db, settled } = store
  const { registered, retired, unreadable } = settled
  if (registered.length + retired.length > 0) {
    events.report({ kind: 'keys.settled', registered, retired, unreadable })
  }
  try {
    const owns = await whileAway(() => ownsTables(db), patience)
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
  return {
    ...store,
    events,
    files: openFiles(config, sealer, new OlderContents(db, sealer)),
    limits: new Limits(db.pool, config, secrets.digestKey, (fact) => events.report(fact)),
    readers,
    clock: systemClock,
    sample: options.sample,
    mail,
    demoMail: new FolderMail(demoLetters(config.data)),
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
}
