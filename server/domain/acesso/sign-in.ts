import { Refusal } from '../../refusal.ts'
import type { Database, Tx } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import { foldLogin } from '../../values/fold.ts'
import { type Client, requireClient } from '../cliente/by-code.ts'
import { actingPerson, type Candidate, findPeople, type PersonKind, personKinds } from '../login/person.ts'
import { hindrance } from '../login/state.ts'
import { loadWays, type Ways, wrongWay } from '../login/way.ts'
import { inTurn, pretendToCompare } from '../secrets/argon2.ts'
import { lackingOf } from '../segundo-fator/need.ts'
import { comparePassword } from '../senha/compare.ts'
import { renewHash } from '../senha/store.ts'
import { beginSession, type Origin } from '../sessao/begin.ts'
import { countAttempt, rememberDevice } from '../tentativa/count.ts'

export interface SignInDeps {
  db: Database
  sealer: Sealer
  clock: Clock
  config: { sessionDays: number }
}

export interface SignIn {
  cliente: string
  login: string
  senha: string
  tipo: PersonKind | undefined
}

/**
 * Starts a session after a correct password; it may still lack a second factor. A login may belong to a user,
 * a professor and a student at once: unless the kind is given, the first in this order whose password fits
 * and who may enter signs in.
 */
export async function signIn(
  deps: SignInDeps,
  { cliente, login: given, senha, tipo }: SignIn,
  origin: Origin & { device: string; stranger: boolean },
): Promise<string> {
  const login = foldLogin(given)
  const { address, device, stranger } = origin
  const attempt = { cliente, login, address, device, stranger }
  const { guest, succeeded } = await countAttempt(deps, attempt)
  const kinds = tipo ? [tipo] : personKinds
  const client = await requireClient(deps.db, cliente)
  const { people, ways } = await look(deps.db, client.clienteId, kinds, login)
  const entering = await inTurn(guest, () =>
    firstWhoMayEnter(deps, people, senha, client, ways, kinds.length),
  )
  // The password was right, even if the person may not enter today.
  await succeeded()
  if (entering instanceof Refusal) throw entering
  await rememberDevice(deps, attempt)
  const { person, renewed } = entering
  const begin = async (tx: Tx) => {
    if (renewed !== undefined) await renewHash(tx, person, person.senha!, renewed)
    const falta = await lackingOf(tx, person, 'senha')
    return beginSession(tx, person, 'senha', origin, deps.clock.now(), {
      days: deps.config.sessionDays,
      falta,
    })
  }
  return deps.db.inClient(client.clienteId, begin, actingPerson(person, 'sessao'))
}

const look = (db: Database, clienteId: number, kinds: readonly PersonKind[], login: string) =>
  db.reading(clienteId, async (tx) => ({
    people: await findPeople(tx, kinds, login),
    ways: await loadWays(tx),
  }))

interface Entering {
  person: Candidate
  renewed: string | undefined
}

/**
 * A wrong password takes one comparison per kind, so that timing does not reveal whether the login exists.
 */
async function firstWhoMayEnter(
  { sealer, clock }: SignInDeps,
  people: readonly Candidate[],
  senha: string,
  client: Client,
  ways: Ways,
  comparisons: number,
): Promise<Entering | Refusal> {
  let reason: Refusal | undefined
  for (const person of people) {
    const { fits, renewed } = await comparePassword(person.senha, senha, sealer)
    if (!fits) continue
    const refusal = hindrance(person, today(client.fuso, clock.now())) ?? wrongWay(person, 'senha', ways)
    if (!refusal) return { person, renewed }
    reason ??= refusal
  }
  for (let done = people.length; done < comparisons; done++) await pretendToCompare(senha)
  if (reason) return reason
  throw new Refusal('LOGIN_INVALIDO')
}
