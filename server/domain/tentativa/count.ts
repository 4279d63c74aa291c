import { sql } from 'kysely'
import type { Guest } from '../../gate/gate.ts'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Clock } from '../../values/clock.ts'
import { networkOf } from '../../values/network.ts'
import { ranks } from '../secrets/argon2.ts'
import { closedUntil, noteClosed } from './closed.ts'
import { delayAfter, type Limit, limits } from './limits.ts'

/** Who tries to sign in as whom, from where. */
export interface Attempt {
  cliente: string
  login: string
  address: string
  /** What the browser keeps since a former sign-in, if anything. */
  device: string | undefined
  /** The browser showed no device: the one above was just made for it. */
  stranger?: boolean
}

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

type Counter = readonly [key: string, limit: Limit]

const daysKnown = 400
/** Ended counters that each attempt takes away with it: more than it can leave behind. */
const swept = 8

/** An attempt that may go on: the turn it has among others, and what to do when its password was right. */
export interface Counted {
  guest: Guest
  succeeded: () => Promise<void>
}

/**
 * Counts an attempt as failed before it is looked at, so that attempts at the same time cannot slip through together,
 * and refuses it when there were too many. Success takes it back.
 */
export async function countAttempt(deps: Deps, attempt: Attempt): Promise<Counted> {
  const { db, clock, sealer } = deps
  const closed = closedUntil(deps, attempt)
  if (closed !== undefined) throw tooMany(closed, clock.now())
  const known = await whatIsKnown(deps, attempt)
  const counters = countersOf(sealer, attempt, known.device)
  await sweep(db, clock.now())
  // One after the other: what a closed network tries leaves no further counters behind.
  for (const [key, limit] of counters) {
    const { falhas, ate } = await add(db, key, limit, clock.now())
    if (limit === limits.everywhere) await clock.pause(delayAfter(falhas))
    else if (falhas > limit.failures) {
      if (limit === limits.network) noteClosed(deps, attempt.address, ate)
      throw tooMany(ate, clock.now())
    }
  }
  const rank = known.device || known.network ? ranks.known : ranks.stranger
  return {
    guest: { crowds: crowdsOf(sealer, attempt, known), rank },
    succeeded: () => takeBack(db, counters),
  }
}

/**
 * Counts what may happen only so often, before it happens, and refuses it when it was too often. What is counted was
 * right after all: it is taken back.
 */
export async function countUse(
  { db, clock, sealer }: Deps,
  name: readonly string[],
  bounds: readonly Limit[],
): Promise<() => Promise<void>> {
  await sweep(db, clock.now())
  const keys = bounds.map((limit) => keyed(sealer, 'uso', ...name, String(limit.minutes)))
  for (const [at, limit] of bounds.entries()) {
    const { falhas, ate } = await add(db, keys[at]!, limit, clock.now())
    if (falhas > limit.failures) throw tooMany(ate, clock.now())
  }
  return async () => {
    await sql`delete from tentativa where chave = any(${keys}::text[])`.execute(db.kysely)
  }
}

function tooMany(until: string, now: Temporal.Instant): Refusal {
  const left = Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds
  return new Refusal('TENTATIVAS_DEMAIS', { segundos: Math.max(1, Math.ceil(left / 1000)) })
}

const keyed = (sealer: Sealer, ...parts: (string | undefined)[]) => sealer.digest(JSON.stringify(parts))

function countersOf(sealer: Sealer, { cliente, login, address, device }: Attempt, known: boolean): Counter[] {
  const key = (...parts: string[]) => keyed(sealer, 'tentativa', ...parts)
  if (known) return [[key('dispositivo', cliente, login, device!), limits.device]]
  const network = networkOf(address)
  return [
    [key('rede', network), limits.network],
    [key('login', cliente, login, network), limits.login],
    [key('todos', cliente, login), limits.everywhere],
  ]
}

/** With whom an attempt shares its turns. A known device stands for one person, wherever it is. */
function crowdsOf(sealer: Sealer, { cliente, login, address }: Attempt, known: Known): string[] {
  const person = keyed(sealer, 'pessoa', cliente, login)
  return known.device ? [person] : [person, networkOf(address)]
}

async function add(db: Database, key: string, { minutes }: Limit, now: Temporal.Instant) {
  const { rows } = await sql<{ falhas: number; ate: string }>`
    insert into tentativa as t (chave, falhas, ate) values (${key}, 1, ${now.add({ minutes }).toString()})
    on conflict (chave) do update set
      falhas = case when t.ate <= ${now.toString()} then 1 else t.falhas + 1 end,
      ate = case when t.ate <= ${now.toString()} then excluded.ate else t.ate end
    returning falhas, ate`.execute(db.kysely)
  return rows[0]!
}

async function sweep(db: Database, now: Temporal.Instant): Promise<void> {
  await sql`delete from tentativa where chave in (
    select chave from tentativa where ate <= ${now.toString()}
     order by ate limit ${swept} for update skip locked)`.execute(db.kysely)
}

/** The login is forgiven; of what others share, only this one attempt is. */
async function takeBack(db: Database, counters: readonly Counter[]): Promise<void> {
  const own = counters.filter(([, limit]) => limit === limits.login || limit === limits.device)
  const shared = counters.filter((counter) => !own.includes(counter)).map(([key]) => key)
  await sql`delete from tentativa where chave = any(${own.map(([key]) => key)}::text[])`.execute(db.kysely)
  for (const key of shared) {
    await sql`update tentativa set falhas = greatest(falhas - 1, 0) where chave = ${key}`.execute(db.kysely)
  }
}

/** Whether somebody signed in as this person with this device before, or in this client from this network. */
interface Known {
  device: boolean
  network: boolean
}

const deviceKey = (sealer: Sealer, { cliente, login, device }: Attempt) =>
  keyed(sealer, 'dispositivo', cliente, login, device)
const networkKey = (sealer: Sealer, { cliente, address }: Attempt) =>
  keyed(sealer, 'rede', cliente, networkOf(address))

async function whatIsKnown({ db, sealer, clock }: Deps, attempt: Attempt): Promise<Known> {
  const keys = { device: deviceKey(sealer, attempt), network: networkKey(sealer, attempt) }
  const since = clock.now().subtract({ hours: daysKnown * 24 })
  const found = await sql<{ chave: string }>`select chave from dispositivo
    where chave in (${keys.device}, ${keys.network}) and usado_em > ${since.toString()}`.execute(db.kysely)
  const has = (key: string) => found.rows.some(({ chave }) => chave === key)
  return { device: attempt.device !== undefined && has(keys.device), network: has(keys.network) }
}

/** Devices of a person and networks of a client that are remembered; the latest used stay. */
const most = { devices: 20, networks: 5_000 }

/** From now on nobody else's failures keep this device from this login, and this network is no stranger. */
export async function rememberDevice({ db, sealer, clock }: Deps, attempt: Attempt): Promise<void> {
  const { cliente, login } = attempt
  const now = clock.now().toString()
  const device = [deviceKey(sealer, attempt), keyed(sealer, 'pessoa', cliente, login), most.devices] as const
  const network = [networkKey(sealer, attempt), keyed(sealer, 'redes', cliente), most.networks] as const
  for (const [key, owner, kept] of [device, network]) {
    await sql`insert into dispositivo (chave, dono, usado_em) values (${key}, ${owner}, ${now})
      on conflict (chave) do update set usado_em = excluded.usado_em, dono = excluded.dono`.execute(db.kysely)
    await sql`delete from dispositivo where chave in (
      select chave from dispositivo where dono = ${owner} order by usado_em desc offset ${kept}
       for update skip locked)`.execute(db.kysely)
  }
}
