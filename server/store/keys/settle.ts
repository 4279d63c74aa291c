import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { type FoundSecrets, findSecrets, keepSecrets } from '../../config/secrets.ts'
import type { Database } from '../database.ts'
import { openFiles } from '../files/open.ts'
import { locks } from '../locks.ts'
import { Sealer } from '../sealing.ts'
import { type CheckValue, checkValuesOf, digestNumber, judge, type Verdict } from './check-values.ts'
import { foreignKeys, keysLost, neededKey, unfittingKey } from './refusals.ts'
import { type Sample, sampleSeals } from './sample.ts'
import { keyUsage } from './usage.ts'

/** Changes that a start made to the check values. */
export interface Settled {
  found: FoundSecrets
  registered: number[]
  retired: number[]
  /** Values of the sample that could not be opened, although the keys are right. */
  unreadable: number
}

type Queryable = Pick<pg.Pool, 'query'>

async function checkValues(on: Queryable): Promise<CheckValue[]> {
  const { rows } = await on.query<CheckValue>('select numero, impressao, selo from chave order by numero')
  return rows
}

/**
 * Refuses keys that do not belong to the database. Runs before the migrations: a process with foreign keys
 * must not change the schema either.
 */
export async function refuseForeignKeys(owner: Database, config: Config, found: FoundSecrets): Promise<void> {
  const { rows } = await owner.pool.query(`select to_regclass('vinculo.chave') is not null as known`)
  if (!rows[0].known) return
  const stored = await checkValues(owner.pool)
  // Secrets are stored before their check values, so another process of this data folder may have created
  // both meanwhile.
  refuse(stored, config, found.unsaved ? findSecrets(config) : found)
}

/** Refuses the keys that a start would refuse, and registers nothing. */
export async function verifyKeys(owner: Database, config: Config, found: FoundSecrets): Promise<void> {
  const { rows } = await owner.pool.query(`select to_regclass('vinculo.chave') is not null as known`)
  if (!rows[0].known) return
  const { absent } = refuse(await checkValues(owner.pool), config, found)
  await requireUnused(absent, owner, () => openFiles(config, new Sealer(found.secrets)), found)
}

function refuse(stored: readonly CheckValue[], { data }: Config, found: FoundSecrets): Verdict {
  if (found.unsaved && stored.length > 0) throw keysLost(data)
  const verdict = judge(stored, found.secrets)
  if (verdict.foreign.length > 0) throw foreignKeys(found, data, verdict.foreign)
  return verdict
}

/**
 * Verifies that the keys belong to the database: every check value must match. New keys are registered when
 * they open the values under their number. Missing keys are retired when nothing is sealed with them.
 * Everything else aborts the start without changes.
 */
export async function settleKeys(owner: Database, config: Config, given: FoundSecrets): Promise<Settled> {
  // Another process of the same data folder may have stored its keys while this one waited to migrate.
  const found = given.unsaved ? findSecrets(config) : given
  const { absent, unregistered } = refuse(await checkValues(owner.pool), config, found)
  if (absent.length === 0 && unregistered.length === 0) {
    return { found, registered: [], retired: [], unreadable: 0 }
  }
  const client = await owner.pool.connect()
  let broken = true
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [locks.keys])
    const settled = await settleAlone(client, owner, config, found)
    await client.query('commit')
    broken = false
    return settled
  } finally {
    // After an error, closing the connection ends the transaction and the lock.
    client.release(broken)
  }
}

/** Runs under the advisory lock. */
async function settleAlone(
  client: pg.PoolClient,
  owner: Database,
  config: Config,
  given: FoundSecrets,
): Promise<Settled> {
  // Another process of the same data folder may have stored its keys meanwhile.
  const found = given.unsaved ? findSecrets(config) : given
  const stored = await checkValues(client)
  const { absent, unregistered } = refuse(stored, config, found)
  const sealer = new Sealer(found.secrets)
  const files = () => openFiles(config, sealer)
  const numbers = unregistered.filter((number) => number !== digestNumber)
  // A database from before check values may be sealed with keys that are not configured here.
  const first = stored.length === 0
  const sample = await sampleSeals({ owner, files, sealer }, numbers, first)
  const misfit = misfitIn(sample, numbers)
  if (misfit !== undefined && found.unsaved) throw keysLost(config.data)
  if (misfit !== undefined && numbers.includes(misfit)) throw unfittingKey(found, config.data, misfit)
  await requireUnused(misfit === undefined ? absent : [misfit], owner, files, found)
  // The keys are on disk before anything refers to them.
  const kept = keepSecrets(config, found)
  if (!kept.secrets.digestKey.equals(found.secrets.digestKey)) {
    return settleAlone(client, owner, config, kept)
  }
  await register(
    client,
    checkValuesOf(kept.secrets).filter(({ numero }) => unregistered.includes(numero)),
  )
  await client.query('delete from chave where numero = any($1)', [absent])
  const unreadable = [...sample.values()].reduce((sum, one) => sum + one.unreadable, 0)
  return { found: kept, registered: numbers, retired: absent, unreadable }
}

/**
 * Number of a key that is missing or wrong: most values with its number, or most of the whole sample, cannot
 * be opened. A few unreadable values are tolerated: they may be damaged or sealed with other keys, and must
 * not block every start.
 */
function misfitIn(sample: Sample, numbers: readonly number[]): number | undefined {
  const unfit = [...sample]
    .filter(([, { opened, unreadable }]) => unreadable > opened)
    .sort(([, one], [, other]) => other.unreadable - one.unreadable)
  const own = unfit.find(([number]) => numbers.includes(number))
  if (own) return own[0]
  const balance = [...sample.values()].reduce((sum, one) => sum + one.opened - one.unreadable, 0)
  return balance < 0 ? unfit[0]![0] : undefined
}

async function requireUnused(
  numbers: readonly number[],
  owner: Database,
  files: () => ReturnType<typeof openFiles>,
  found: FoundSecrets,
): Promise<void> {
  if (numbers.length === 0) return
  const usage = await keyUsage({ owner, files: files() })
  for (const number of numbers) {
    const left = usage.filter(({ key }) => key === number)
    if (left.length > 0) throw neededKey(found, number, left)
  }
}

async function register(client: pg.PoolClient, values: readonly CheckValue[]): Promise<void> {
  for (const { numero, impressao, selo } of values) {
    await client.query('insert into chave (numero, impressao, selo) values ($1, $2, $3)', [
      numero,
      impressao,
      selo,
    ])
  }
}
