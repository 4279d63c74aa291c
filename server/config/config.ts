import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from './env.ts'
import { type ListenAt, readListenAt } from './listen-at.ts'
import { type Proxies, readProxies } from './proxies.ts'
import { SettingError } from './setting-error.ts'

export { SettingError }

/** The folder of the program: a clone, or an installed package. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))

export interface S3Settings {
  /** Without a trailing slash. `{bucket}` marks where the bucket's name goes, if not in the path. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  /** Prefix of every object's name: empty, or ends in a slash. */
  prefix: string
}

/** Storage of file contents: the data folder or a bucket. */
export type FilesSettings = { kind: 'folder' } | ({ kind: 's3' } & S3Settings)

export interface MailSettings {
  url: string
  from: string
}

export interface Config {
  host: string
  port: number
  data: string
  /**
   * Batches processed at the same time by this process, each in its own thread. 0 disables processing here.
   */
  workers: number
  /** Seconds without a heartbeat after which a thread is replaced. */
  watchSeconds: number
  publicUrl: string | undefined
  demo: boolean
  /** Whether the console is served. */
  console: boolean
  keys: string | undefined
  maxBody: number
  maxRecords: number
  logLevel: string
  bodyDays: number
  occurrenceMonths: number
  auditMonths: number
  /** Proxies that are trusted to report the caller's address. */
  trustProxy: Proxies
  /** Address of the metrics; without it they are served with everything else. */
  metrics: ListenAt | undefined
  /** Bytes of bodies that authenticated callers may have in memory at once, in total. */
  maxHeld: number
  /** Long answers sent at once. */
  streams: number
  /** Bytes per second that callers must send or take, measured over this many seconds of waiting for them. */
  minRate: number
  stallSeconds: number
  /** Longest time for a body, whatever its pace. */
  bodyMinutes: number
  /**
   * Limits per minute; 0 disables one. Requests of a token, its unpaged queries, refused credentials of an
   * address.
   */
  rateToken: number
  rateUnpaged: number
  rateFailed: number
  /** Tokens issued to a client, and failed attempts on a client from one address, per minute. */
  rateGetToken: number
  /** Lifetime of a token issued to an account. */
  tokenMinutes: number
  /** Hours without use after which a session ends, and days after which it ends in any case. */
  sessionIdleHours: number
  sessionDays: number
  files: FilesSettings
  /** Allows webhooks to this machine, also by plain http. */
  webhookDev: boolean
  /** Ports of other machines that webhooks may use. */
  webhookPorts: readonly number[]
  /** Days for which finished webhook events and attempts are kept. */
  webhookDays: number
  /** Mail server and sender. Without it, messages stay in the queue, visible to staff. */
  mail: MailSettings | undefined
  /** Login of the application. Without it, the embedded server of the data folder is used. */
  databaseUrl: string | undefined
  /** Login of migrations and the operator's commands, if different. */
  databaseOwnerUrl: string | undefined
  databaseReadUrl: string | undefined
  /** Port of 127.0.0.1 on which the embedded server also listens, for the operator's tools. */
  databasePort: number | undefined
  /** Free bytes of a disk below which it counts as nearly full, and as full. */
  diskLow: number
  diskFull: number
  /** Minutes for which a batch may wait while nothing of its client advances. */
  queueMinutes: number
  /** Folder of the nightly backups; undefined without them. */
  backups: string | undefined
  /** Nightly backups that are kept. */
  backupsKeep: number
}

/** Slots for pages and other short answers, besides those for long ones. */
export const shortAnswers = 8

/** Connections for everything but queries, and how many of them commands of people may hold. */
export const connections = 10
export const commandsAtOnce = 6

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(env: Environment, flags: Partial<Config> = {}): Config {
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  const maxBody = size('VINCULO_MAX_BODY', env.VINCULO_MAX_BODY, 64 * 2 ** 20)
  const config: Config = {
    host: env.VINCULO_HOST || '127.0.0.1',
    port: integer('VINCULO_PORT', env.VINCULO_PORT, 8080, 0, 65_535),
    data: folder(env.VINCULO_DATA),
    workers: integer('VINCULO_WORKERS', env.VINCULO_WORKERS, 2, 0, 64),
    watchSeconds: integer('VINCULO_WATCH_SECONDS', env.VINCULO_WATCH_SECONDS, 30, 5, 3_600),
    publicUrl: url('VINCULO_PUBLIC_URL', env.VINCULO_PUBLIC_URL, ['http:', 'https:']),
    demo: flag('VINCULO_DEMO', env.VINCULO_DEMO, true),
    console: flag('VINCULO_CONSOLE', env.VINCULO_CONSOLE, true),
    keys: env.VINCULO_KEYS || undefined,
    maxBody,
    maxRecords: integer('VINCULO_MAX_RECORDS', env.VINCULO_MAX_RECORDS, 100_000, 1, 10_000_000),
    logLevel: oneOf('VINCULO_LOG', env.VINCULO_LOG, logLevels, 'info'),
    bodyDays: integer('VINCULO_BODY_DAYS', env.VINCULO_BODY_DAYS, 30, 0, 3_650),
    occurrenceMonths: integer('VINCULO_OCCURRENCE_MONTHS', env.VINCULO_OCCURRENCE_MONTHS, 24, 1, 240),
    auditMonths: integer('VINCULO_AUDIT_MONTHS', env.VINCULO_AUDIT_MONTHS, 60, 1, 600),
    trustProxy: readProxies('VINCULO_TRUST_PROXY', env.VINCULO_TRUST_PROXY),
    metrics: readListenAt('VINCULO_METRICS', env.VINCULO_METRICS),
    maxHeld: heldBytes(env.VINCULO_MAX_HELD, maxBody),
    streams: integer('VINCULO_STREAMS', env.VINCULO_STREAMS, 8, 2, 64),
    minRate: integer('VINCULO_MIN_RATE', env.VINCULO_MIN_RATE, 16_384, 0, 2 ** 20),
    stallSeconds: integer('VINCULO_STALL_SECONDS', env.VINCULO_STALL_SECONDS, 30, 1, 3_600),
    bodyMinutes: integer('VINCULO_BODY_MINUTES', env.VINCULO_BODY_MINUTES, 15, 1, 1_440),
    rateToken: rate('VINCULO_RATE_TOKEN', env.VINCULO_RATE_TOKEN, 600),
    rateUnpaged: rate('VINCULO_RATE_UNPAGED', env.VINCULO_RATE_UNPAGED, 60),
    rateFailed: rate('VINCULO_RATE_FAILED', env.VINCULO_RATE_FAILED, 10),
    rateGetToken: rate('VINCULO_RATE_GETTOKEN', env.VINCULO_RATE_GETTOKEN, 10),
    tokenMinutes: integer('VINCULO_TOKEN_MINUTES', env.VINCULO_TOKEN_MINUTES, 60, 1, 1_440),
    sessionIdleHours: integer('VINCULO_SESSION_IDLE_HOURS', env.VINCULO_SESSION_IDLE_HOURS, 8, 1, 720),
    sessionDays: integer('VINCULO_SESSION_DAYS', env.VINCULO_SESSION_DAYS, 7, 1, 365),
    files: filesSettings(env),
    webhookDev: flag('VINCULO_WEBHOOK_DEV', env.VINCULO_WEBHOOK_DEV, false),
    webhookPorts: ports('VINCULO_WEBHOOK_PORTS', env.VINCULO_WEBHOOK_PORTS, [443]),
    webhookDays: integer('VINCULO_WEBHOOK_DAYS', env.VINCULO_WEBHOOK_DAYS, 90, 1, 3_650),
    mail: mailSettings(env),
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    databaseOwnerUrl: ownerUrl(env),
    databasePort: integer('VINCULO_DB_PORT', env.VINCULO_DB_PORT, 0, 1, 65_535) || undefined,
    diskLow: size('VINCULO_DISK_LOW', env.VINCULO_DISK_LOW, 2 * 2 ** 30, 2 ** 50),
    diskFull: size('VINCULO_DISK_FULL', env.VINCULO_DISK_FULL, 256 * 2 ** 20, 2 ** 50),
    queueMinutes: integer('VINCULO_QUEUE_MINUTES', env.VINCULO_QUEUE_MINUTES, 15, 1, 10_080),
    backups: backupsFolder(env),
    backupsKeep: integer('VINCULO_BACKUPS_KEEP', env.VINCULO_BACKUPS_KEEP, 7, 1, 1_000),
    databaseReadUrl: url('DATABASE_READ_URL', env.DATABASE_READ_URL, ['postgres:', 'postgresql:']),
  }
  return { ...config, ...given }
}

function mailSettings({ VINCULO_SMTP_URL, VINCULO_MAIL_FROM: from }: Environment): MailSettings | undefined {
  const server = url('VINCULO_SMTP_URL', VINCULO_SMTP_URL, ['smtp:', 'smtps:'])
  if (!server) return undefined
  if (!from || !/^[^\s<>@]+@[^\s<>@]+$|<[^\s<>@]+@[^\s<>@]+>$/.test(from)) {
    throw new SettingError(
      'VINCULO_MAIL_FROM: falta ou não serve; informe o remetente, como "Estágios <estagios@exemplo.edu.br>".',
    )
  }
  return { url: server, from }
}

function backupsFolder({ VINCULO_BACKUPS: folder, DATABASE_URL }: Environment): string | undefined {
  if (!folder) return undefined
  if (DATABASE_URL) {
    throw new SettingError(
      'VINCULO_BACKUPS: só serve com o PostgreSQL embutido. Copie o de DATABASE_URL com as ferramentas dele (veja docs/OPERATIONS.md, Backup).',
    )
  }
  return resolve(folder)
}

function ownerUrl(env: Environment): string | undefined {
  const given = url('DATABASE_OWNER_URL', env.DATABASE_OWNER_URL, ['postgres:', 'postgresql:'])
  if (given && !env.DATABASE_URL) {
    throw new SettingError('DATABASE_OWNER_URL: só serve junto com DATABASE_URL, que falta.')
  }
  return given
}

function filesSettings(env: Environment): FilesSettings {
  const kind = oneOf('VINCULO_FILES', env.VINCULO_FILES, ['folder', 's3'], 'folder')
  if (kind === 'folder') return { kind }
  const bucket = required('VINCULO_S3_BUCKET', env.VINCULO_S3_BUCKET)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new SettingError(
      'VINCULO_S3_BUCKET: o nome não serve; use de 3 a 63 letras minúsculas, dígitos, pontos e hífens.',
    )
  }
  const endpoint = required('VINCULO_S3_ENDPOINT', env.VINCULO_S3_ENDPOINT)
  url('VINCULO_S3_ENDPOINT', endpoint.replace('{bucket}', bucket), ['http:', 'https:'])
  const prefix = (env.VINCULO_S3_PREFIX ?? '').replace(/^\/+|\/+$/g, '')
  if (!/^([\w-][\w.-]*(\/[\w-][\w.-]*)*)?$/.test(prefix)) {
    throw new SettingError(
      'VINCULO_S3_PREFIX: não serve; use letras, dígitos, ponto, hífen, sublinhado e barra.',
    )
  }
  return {
    kind: 's3',
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region: env.VINCULO_S3_REGION || 'us-east-1',
    accessKey: required('VINCULO_S3_ACCESS_KEY', env.VINCULO_S3_ACCESS_KEY),
    secretKey: required('VINCULO_S3_SECRET_KEY', env.VINCULO_S3_SECRET_KEY || secretIn(env)),
    prefix: prefix && `${prefix}/`,
  }
}

function secretIn({ VINCULO_S3_SECRET_KEY_FILE: file }: Environment): string | undefined {
  if (!file) return undefined
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new SettingError('VINCULO_S3_SECRET_KEY_FILE: o arquivo não pode ser lido.')
  }
}

function required(name: string, value: string | undefined): string {
  if (value) return value
  throw new SettingError(`${name}: falta; VINCULO_FILES=s3 precisa dele.`)
}

function folder(value: string | undefined): string {
  if (!value) return defaultData()
  return isAbsolute(value) ? value : resolve(value)
}

/**
 * Beside the sources in a clone. An installed program may be read-only, and its folder is replaced by an upgrade, so
 * its data are in the account's home.
 */
export function defaultData(): string {
  const isClone = existsSync(join(projectRoot, 'server'))
  return isClone ? join(projectRoot, 'data') : join(homedir(), '.local/share/vinculo')
}

export function integer(
  name: string,
  value: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new SettingError(`${name}: "${value}" não serve; informe um número inteiro de ${min} a ${max}.`)
  }
  return number
}

/** Ports separated by commas. */
function ports(name: string, value: string | undefined, fallback: readonly number[]): readonly number[] {
  if (!value) return fallback
  return value.split(',').map((port) => integer(name, port.trim() || 'vazio', 0, 1, 65_535))
}

const rate = (name: string, value: string | undefined, fallback: number) =>
  integer(name, value, fallback, 0, 1_000_000)

function size(name: string, value: string | undefined, fallback: number, most = 2 ** 30): number {
  if (value === undefined || value === '') return fallback
  const found = /^(\d+)\s*(KiB|MiB|GiB)?$/i.exec(value)
  const unit = { kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30 }[found?.[2]?.toLowerCase() ?? ''] ?? 1
  const bytes = Number(found?.[1]) * unit
  if (!found || bytes < 1024 || bytes > most) {
    throw new SettingError(
      `${name}: "${value}" não serve; informe um tamanho como 64MiB, de 1KiB a ${most / 2 ** 30}GiB.`,
    )
  }
  return bytes
}

/** By default three of the largest bodies; at least one must fit. */
function heldBytes(value: string | undefined, maxBody: number): number {
  const bytes = size('VINCULO_MAX_HELD', value, Math.max(192 * 2 ** 20, 3 * maxBody), 2 ** 40)
  if (bytes >= maxBody) return bytes
  throw new SettingError(`VINCULO_MAX_HELD: "${value}" não serve; informe ao menos VINCULO_MAX_BODY.`)
}

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined || value === '') return fallback
  if (['1', 'true', 'sim', 's'].includes(value.toLowerCase())) return true
  if (['0', 'false', 'nao', 'não', 'n'].includes(value.toLowerCase())) return false
  throw new SettingError(`${name}: "${value}" não serve; use 1 ou 0.`)
}

function oneOf(name: string, value: string | undefined, options: string[], fallback: string): string {
  if (!value) return fallback
  if (options.includes(value)) return value
  throw new SettingError(`${name}: "${value}" não serve; use um de: ${options.join(', ')}.`)
}

export function url(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (!value) return undefined
  const parsed = URL.parse(value)
  if (parsed && protocols.includes(parsed.protocol)) return value
  // The value is not repeated, because it may contain a password.
  const begins = protocols.some((protocol) => value.startsWith(`${protocol}//`))
  const told = begins
    ? 'em uma senha, escreva / como %2F, ? como %3F, # como %23 e @ como %40'
    : `deve começar com ${protocols.join('// ou ')}//`
  throw new SettingError(`${name}: o endereço não serve; ${told}.`)
}
