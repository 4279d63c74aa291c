import { sql } from 'kysely'
import { system } from '../../store/actor.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import { foldEmail, foldLogin } from '../../values/fold.ts'
import { networkOf } from '../../values/network.ts'
import { type Client, requireClient } from '../cliente/by-code.ts'
import { type Candidate, findPeople, type PersonKind, personKinds } from '../login/person.ts'
import { hindrance } from '../login/state.ts'
import { loadWays, wrongWay } from '../login/way.ts'
import { countUse } from '../tentativa/count.ts'
import { limits } from '../tentativa/limits.ts'
import { emailOf, holdPasswordLinks, sendPasswordLinks } from './link.ts'

interface Deps {
  db: Database
  sealer: Sealer
  clock: Clock
}

interface Asked {
  cliente: string
  /** Login or e-mail address. */
  login: string
  tipo: PersonKind | undefined
  address: string
}

/** Shortest response time in milliseconds, so that timing does not reveal whether the person exists. */
const least = 400
/** Limits of these messages per person, regardless of the requester. */
const most = { minutesBetween: 5, inDay: 5 }

/** Sends a password link to the person with this login. The answer does not reveal whether there is one. */
export async function askPasswordLink(deps: Deps, { cliente, login, tipo, address }: Asked): Promise<void> {
  await countUse(deps, ['senha', networkOf(address)], [limits.asking])
  const client = await requireClient(deps.db, cliente)
  await Promise.all([deps.clock.pause(least), write(deps, client, login, tipo ? [tipo] : personKinds)])
}

const write = (
  { db, clock }: Deps,
  client: Client,
  login: string,
  kinds: readonly PersonKind[],
): Promise<void> => {
  const day = today(client.fuso, clock.now())
  const work = async (tx: Tx) => {
    const person = await whoSignsIn(tx, kinds, login, day)
    if (!person) return
    const email = await emailOf(tx, person)
    if (!email || !(await isTime(tx, person))) return
    await sendPasswordLinks(tx, person.senha ? 'senha' : 'acesso', [{ ...person, email }], day)
  }
  return db.inClient(client.clienteId, work, system('PedeSenha'))
}

/** The first match, as at sign-in, that may enter with a password today. */
async function whoSignsIn(
  tx: Tx,
  kinds: readonly PersonKind[],
  given: string,
  day: string,
): Promise<Candidate | undefined> {
  const ways = await loadWays(tx)
  const found = [
    ...(await findPeople(tx, kinds, foldLogin(given))),
    ...(await findPeople(tx, kinds, foldEmail(given), 'email_chave')),
  ]
  return found.find((person) => !hindrance(person, day) && !wrongWay(person, 'senha', ways))
}

/** The advisory lock serializes concurrent requests, so that only one sends a message. */
async function isTime(tx: Tx, { tipo, id }: Candidate): Promise<boolean> {
  await holdPasswordLinks(tx)
  const { rows } = await sql<{ recent: number; inDay: number }>`
    select count(*) filter (where inclusao > now() - ${most.minutesBetween} * interval '1 minute')::integer as recent,
           count(*)::integer as "inDay"
      from link where cliente_id = ${currentClient} and parte = ${tipo} and pessoa_id = ${id}
       and finalidade = 'senha' and inclusao > now() - interval '1 day'`.execute(tx)
  const { recent, inDay } = rows[0]!
  return recent === 0 && inDay < most.inDay
}
