import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Clock } from '../../values/clock.ts'
import { delayAfter, type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'

/** Who tries to sign in as whom, from where. */
export interface Attempt {
  cliente: string
  login: string
  address: string
  /** What the browser keeps since a former sign-in, if anything. */
  device: string | undefined
}

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

type Counter = readonly [key: string, limit: Limit]

const daysKnown = 400

/**
 * Counts an attempt as failed before it is looked at, so that attempts at the same time cannot slip through together,
 * and refuses it when there were too many. Success takes it back.
 */
export async function countAttempt(
  deps: Deps,
  attempt: Attempt,
): Promise<{ succeeded: () => Promise<void> }> {
  const { db, clock } = deps
  const known = await isKnownDevice(deps, attempt)
  const counters = countersOf(deps.sealer, attempt, known)
  const failures = await add(db, counters, clock.now())
  for (const [key, limit] of counters) {
    const { falhas, ate } = failures.get(key)!
    if (limit === limits.everywhere) continue
    if (falhas > limit.failures) {
      const left = Math.ceil(
        (Temporal.Instant.from(ate).epochMilliseconds - clock.now().epochMilliseconds) / 1000,
      )
      throw new Refusal('TENTATIVAS_DEMAIS', { segundos: Math.max(1, left) })
    }
  }
  const everywhere = counters.find(([, limit]) => limit === limits.everywhere)
  if (everywhere) await clock.pause(delayAfter(failures.get(everywhere[0])!.falhas))
  return { succeeded: () => takeBack(db, counters) }
}

function countersOf(sealer: Sealer, { cliente, login, address, device }: Attempt, known: boolean): Counter[] {
  const key = (...parts: string[]) => sealer.digest(JSON.stringify(['tentativa', ...parts]))
  if (known) return [[key('dispositivo', cliente, login, device!), limits.device]]
  const network = networkOf(address)
  return [
    [key('login', cliente, login, network), limits.login],
    [key('rede', network), limits.network],
    [key('todos', cliente, login), limits.everywhere],
  ]
}

async function add(db: Database, counters: readonly Counter[], now: Temporal.Instant) {
  // In one order for everybody: two attempts never wait for each other.
  const ordered = counters.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const ends = ordered.map(([, { minutes }]) => now.add({ minutes }).toString())
  const { rows } = await sql<{ chave: string; falhas: number; ate: string }>`
    insert into tentativa as t (chave, falhas, ate)
    select chave, 1, ate from unnest(${ordered.map(([key]) => key)}::text[], ${ends}::timestamptz[]) n(chave, ate)
    on conflict (chave) do update set
      falhas = case when t.ate <= ${now.toString()} then 1 else t.falhas + 1 end,
      ate = case when t.ate <= ${now.toString()} then excluded.ate else t.ate end
    returning chave, falhas, ate`.execute(db.kysely)
  return new Map(rows.map(({ chave, ...count }) => [chave, count]))
}

/** The login is forgiven; of what others share, only this one attempt is. */
async function takeBack(db: Database, counters: readonly Counter[]): Promise<void> {
  const own = counters.filter(([, limit]) => limit === limits.login || limit === limits.device)
  const shared = counters.filter((counter) => !own.includes(counter)).map(([key]) => key)
  await sql`delete from tentativa where chave = any(${own.map(([key]) => key)}::text[])`.execute(db.kysely)
  for (const key of shared.sort()) {
    await sql`update tentativa set falhas = greatest(falhas - 1, 0) where chave = ${key}`.execute(db.kysely)
  }
}

const deviceKey = (sealer: Sealer, { cliente, login, device }: Attempt) =>
  sealer.digest(JSON.stringify(['dispositivo', cliente, login, device]))

async function isKnownDevice({ db, sealer, clock }: Deps, attempt: Attempt): Promise<boolean> {
  if (attempt.device === undefined) return false
  const since = clock.now().subtract({ hours: daysKnown * 24 })
  const found = await sql`select from dispositivo
    where chave = ${deviceKey(sealer, attempt)} and usado_em > ${since.toString()}`.execute(db.kysely)
  return found.rows.length > 0
}

/** From now on nobody else's failures keep this device from this login. */
export async function rememberDevice({ db, sealer, clock }: Deps, attempt: Attempt): Promise<void> {
  await sql`insert into dispositivo (chave, usado_em)
    values (${deviceKey(sealer, attempt)}, ${clock.now().toString()})
    on conflict (chave) do update set usado_em = excluded.usado_em`.execute(db.kysely)
}
