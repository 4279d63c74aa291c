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

/** A sign-in attempt. */
export interface Attempt {
  cliente: string
  login: string
  address: string
  /** Device token stored by an earlier sign-in. */
  device: string | undefined
  /** The browser sent no device token; `device` was just created for it. */
  stranger?: boolean
}

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

type Counter = readonly [key: string, limit: Limit]

const daysKnown = 400
/** Expired counters deleted by each attempt; more than an attempt creates. */
const swept = 8

/** An accepted attempt: its place in the gate, and a callback for success. */
export interface Counted {
  guest: Guest
  succeeded: () => Promise<void>
}

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts cannot exceed the limit.
 * Success takes it back.
 */
export async function countAttempt(deps: Deps, attempt: Attempt): Promise<Counted> {
  const { db, clock, sealer } = deps
  const closed = closedUntil(deps, attempt)
  if (closed !== undefined) throw tooMany(closed, clock.now())
  const known = await whatIsKnown(deps, attempt)
  const counters = countersOf(sealer, attempt, known.device)
  await sweep(db, clock.now())
  // Sequential: an attempt from a blocked network creates no further counters.
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
 * Counts a use before it happens and refuses it above the limit. The returned function resets the counters
 * after success.
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

/** Groups that share the attempt's queue slots. A known device counts as its person, on any network. */
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

/** Success clears the login's own counters; shared ones lose only this attempt. */
async function takeBack(db: Database, counters: readonly Counter[]): Promise<void> {
  const own = counters.filter(([, limit]) => limit === limits.login || limit === limits.device)
  const shared = counters.filter((counter) => !own.includes(counter)).map(([key]) => key)
  await sql`delete from tentativa where chave = any(${own.map(([key]) => key)}::text[])`.execute(db.kysely)
  for (const key of shared) {
    await sql`update tentativa set falhas = greatest(falhas - 1, 0) where chave = ${key}`.execute(db.kysely)
  }
}

/** Whether this device signed in as this person before, and this network in this client. */
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

/** Remembered devices per person and networks per client; the least recently used are deleted. */
const most = { devices: 20, networks: 5_000 }

/** Afterwards failures of others do not block this device for this login, and the network counts as known. */
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
