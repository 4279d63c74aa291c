import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database.ts'
import { runPrepared } from '../../store/prepared.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import type { Client } from '../cliente/by-code.ts'
import {
  actingPerson,
  type Person,
  personKinds,
  personSelect,
  type Stored,
  withRights,
} from '../login/person.ts'
import { hindrance } from '../login/state.ts'
import type { Way } from '../login/way.ts'
import { isSecret, secretHash } from '../secrets/token.ts'
import { type Lacking, lackingUnderWay, type Proven, type Standing } from '../segundo-fator/need.ts'

export interface Session {
  id: number
  /** SHA-256 of its secret, in hexadecimal. */
  digest: string
  metodo: Way
  inclusao: string
  expiraEm: string
  /** What it needs before it opens anything. */
  falta: Lacking | null
  /** Sign-in is not complete yet, so the password was entered just now. */
  entering: boolean
}

/** A signed-in person, as seen by operations. */
export interface Signed {
  /** The person's client, and whether it is a sandbox. */
  client: Client & { ensaio: boolean }
  person: Person
  session: Session
}

interface Deps {
  db: Database
  clock: Clock
  config: { sessionIdleHours: number }
}

type Settings = Omit<Signed['client'], 'clienteId'> & Standing
type Found = Omit<Session, 'entering' | 'digest'> & {
  clienteId: number
  stale: boolean
  proven: Proven | null
}

/** Shortest interval between writes of the last use, in seconds. */
const writeEvery = 60

const held = `hash = decode($1, 'hex')`
const found = {
  types: ['text', 'timestamptz', 'timestamptz', 'timestamptz'],
  text: `select cliente_id as "clienteId", id, metodo, inclusao, expira_em as "expiraEm", falta,
                segundo_fator as proven, usada_em <= $3 as stale,
                set_config('vinculo.cliente', cliente_id::text, true)
           from sessao where ${held} and encerrada_em is null and expira_em > $2 and usada_em > $4`,
}
const settled = {
  types: ['text'],
  text: `select codigo, nome, fuso, ensaio_de is not null as ensaio, exige_segundo_fator as exige,
                login_unico_dispensa as dispensa,
                exige_segundo_fator and exists (select from segundo_fator f join sessao s on s.cliente_id = f.cliente_id
                  and s.tipo = f.tipo and s.pessoa_id = f.pessoa_id
                  where f.cliente_id = c.cliente_id and f.segredo is not null and s.${held}) as tem
           from cliente c where cliente_id = (select cliente_atual())`,
}
const holder = {
  types: ['text'],
  text: personKinds
    .map(
      (kind) => `${personSelect[kind]} where p.cliente_id = (select cliente_atual())
        and p.id = (select pessoa_id from sessao where ${held} and tipo = '${kind}')`,
    )
    .join(' union all '),
}

/** The holder of a valid, complete session. */
export async function useSession(deps: Deps, secret: unknown): Promise<Signed> {
  const signed = await holdSession(deps, secret)
  if (signed.session.falta) throw new Refusal('SEGUNDO_FATOR_EXIGIDO')
  return signed
}

/** The same, but the second factor may be missing; only for operations that ask for it. */
export async function holdSession({ db, clock, config }: Deps, secret: unknown): Promise<Signed> {
  if (!isSecret(secret)) throw new Refusal('SESSAO_INVALIDA')
  const digest = secretHash(secret).toString('hex')
  const now = clock.now()
  const stale = now.subtract({ seconds: writeEvery })
  const idle = now.subtract({ hours: config.sessionIdleHours })
  // Runs before every request of people, so the statements share one round trip.
  const answers = await runPrepared(db.pool, `select set_config('vinculo.sessao', '${digest}', true)`, [
    [found, [digest, String(now), String(stale), String(idle)]],
    [settled, [digest]],
    [holder, [digest]],
  ])
  const [session, settings, stored] = answers.slice(1).map(({ rows }) => rows[0]) as [
    Found?,
    Settings?,
    Stored?,
  ]
  if (!session || !settings || !stored) throw new Refusal('SESSAO_INVALIDA')
  const { codigo, nome, fuso, ensaio, ...standing } = settings
  const client = { clienteId: session.clienteId, codigo, nome, fuso, ensaio }
  const person = withRights(stored)
  const refusal = hindrance(person, today(client.fuso, now))
  if (refusal) throw refusal
  if (session.stale) await noteUse(db, session, person, String(now))
  const { id, metodo, inclusao, expiraEm } = session
  const entering = session.falta !== null
  const falta = session.falta ?? lackingUnderWay(standing, person, session)
  return { client, person, session: { id, digest, metodo, inclusao, expiraEm, falta, entering } }
}

const noteUse = (db: Database, { clienteId, id }: Found, person: Person, now: string) =>
  db.inClient(
    clienteId,
    (tx) =>
      sql`update sessao set usada_em = ${now}
        where cliente_id = (select cliente_atual()) and id = ${id} and encerrada_em is null`.execute(tx),
    actingPerson(person, 'uso'),
  )
