import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import manifest from '../../package.json' with { type: 'json' }
import { SettingError } from '../config/config.ts'
import { DatabaseClient } from './client.ts'
import { ownerConnection } from './connection.ts'
import { estimateClients } from './estimates.ts'
import { locks } from './locks.ts'
import { baseline, lastFormer, type Migration, migrations } from './migration-list.ts'
import { runBatches, runOnline } from './online-migration.ts'
import { appliedMigrations, refuseOtherVersions } from './schema-version.ts'

export interface MigrateOptions {
  /** Replaces the migrations of this version, for tests. */
  list?: readonly Migration[]
  /** Called after each migration, with its duration and number of retries after a lock timeout or deadlock. */
  onApplied?: (applied: { name: string; ms: number; retries: number }) => void
  /** Called once while another process migrates. */
  onWait?: () => void
  /** Called in each transaction of a migration, for tests. */
  beforeCommit?: (client: pg.Client, migration: Migration) => Promise<void>
  /** Attempts of a transaction before the migration gives up, for tests. */
  attempts?: number
  signal?: AbortSignal | undefined
}

/** `lock_timeout` of a migration: others queue behind its lock request no longer than this. */
const lockTimeout = '1s'
const mostAttempts = 60
/** An online statement blocks nobody and waits long by itself. */
const onlineAttempts = 3
const shortestPause = 100
const longestPause = 5_000
/** SQLSTATEs of a lock timeout and of a deadlock. */
const givingWay = ['55P03', '40P01']

/** Applies missing migrations. An advisory lock makes concurrent processes wait. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { list = migrations(), onApplied } = options
  const client = new DatabaseClient(ownerConnection(url))
  // A broken connection fails the statement under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await requireServerVersion(client)
    await lock(client, options)
    await refuseOtherVersions(client, list)
    await prepare(client)
    const done = await appliedMigrations(client)
    const missing = list.filter(({ name }) => !done.has(name))
    for (const migration of missing) {
      const began = performance.now()
      const retries = await apply(client, migration, options)
      onApplied?.({ name: migration.name, ms: Math.round(performance.now() - began), retries })
    }
    if (missing.length > 0) await estimateClients(client)
    return missing.map(({ name }) => name)
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end()
  }
}

/**
 * Polls for the lock: a statement that waited for it would hold a snapshot, for which a concurrent index of
 * the holder would wait.
 */
async function lock(client: pg.Client, { onWait, signal }: MigrateOptions): Promise<void> {
  for (let pause = shortestPause, waiting = false; ; pause = Math.min(1_000, pause * 2)) {
    signal?.throwIfAborted()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [locks.migration])
    if (rows[0].mine) return
    if (!waiting) onWait?.()
    waiting = true
    await sleep(pause, undefined, { signal })
  }
}

/** Makes the list of applied migrations. A database of version 0.1.0 has what the baseline makes. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists vinculo')
  await client.query(
    'create table if not exists migracao (nome text primary key, aplicada_em timestamptz not null default now())',
  )
  await client.query(
    'insert into migracao (nome) select $1 where exists (select from migracao where nome = $2) on conflict do nothing',
    [baseline, lastFormer],
  )
  await client.query(`select set_config('vinculo.versao', $1, false)`, [manifest.version])
}

async function apply(client: pg.Client, migration: Migration, options: MigrateOptions): Promise<number> {
  const { name, mode, text } = migration
  const { signal, beforeCommit, attempts = mostAttempts } = options
  let retries = 0
  const patient = <T>(most: number, work: () => Promise<T>) =>
    retrying(work, { name, signal, most, onRetry: () => retries++ })
  const inTransaction = <T>(work: () => Promise<T>) =>
    patient(attempts, () =>
      transaction(client, async () => {
        const result = await work()
        await beforeCommit?.(client, migration)
        return result
      }),
    )
  if (mode.kind === 'online') {
    await patient(Math.min(attempts, onlineAttempts), () => runOnline(client, migration))
  } else if (mode.kind === 'batches') {
    await runBatches(client, migration, mode, inTransaction)
  }
  await inTransaction(async () => {
    if (mode.kind === 'transaction') await client.query(text)
    await client.query('insert into migracao (nome) values ($1)', [name])
    if (mode.kind === 'batches') await client.query('delete from migracao_andamento where nome = $1', [name])
  })
  return retries
}

async function transaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

interface Patience {
  name: string
  signal: AbortSignal | undefined
  most: number
  onRetry: () => void
}

/** Retries work that a lock timeout or a deadlock aborted, with backoff. */
async function retrying<T>(work: () => Promise<T>, { name, signal, most, onRetry }: Patience): Promise<T> {
  for (let attempt = 1, pause = shortestPause; ; attempt++, pause = Math.min(longestPause, pause * 2)) {
    signal?.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      if (!givingWay.includes((error as { code?: string }).code ?? '')) throw error
      if (attempt >= most) throw new MigrationBlocked(name)
      onRetry()
      await sleep(pause, undefined, { signal })
    }
  }
}

/** The message is for the operator. */
export class MigrationBlocked extends Error {
  constructor(name: string) {
    super(
      `A migração ${name} não obteve a trava de que precisa, porque outra transação usa as mesmas tabelas há muito tempo. Encerre-a (veja pg_stat_activity) e inicie de novo.`,
    )
  }
}

/** The operator's PostgreSQL is too old for the schema. */
export class OldServer extends SettingError {
  constructor() {
    super('DATABASE_URL: o servidor é mais antigo que o PostgreSQL 16, de que o Vínculo precisa.')
  }
}

/** Refuses a server that is too old for the schema. */
export async function requireServerVersion(client: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await client.query('show server_version_num')
  if (Number(rows[0].server_version_num) < 160_000) throw new OldServer()
}
