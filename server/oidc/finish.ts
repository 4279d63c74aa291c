import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { actingPerson, findPeople, type Person, personKinds } from '../domain/login/person.ts'
import { hindrance } from '../domain/login/state.ts'
import { loadWays, wrongWay } from '../domain/login/way.ts'
import { lackingOf } from '../domain/segundo-fator/need.ts'
import { beginSession, type Origin } from '../domain/sessao/begin.ts'
import { rememberDevice } from '../domain/tentativa/count.ts'
import { fetchFor } from '../net/fetch.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'
import { today } from '../values/dates.ts'
import { foldEmail, foldLogin } from '../values/fold.ts'
import { discover } from './discover.ts'
import { type Flow, takeFlow } from './flow.ts'
import { throughGateFrom } from './provider-gate.ts'
import { loadProvider, type Provider } from './settings.ts'
import type { OidcDeps } from './start.ts'
import { withProvider } from './trouble.ts'

interface Return {
  /** The address the browser returned to, with all its parameters. */
  url: URL
  browser: unknown
  origin: Origin & { device: string }
}

/** Valid logins: at most 100 characters, trimmed, without invisible characters other than the plain space. */
const isLogin = /^(?! )(?:[^\p{Cc}\p{Cf}\p{Z}]| ){1,100}(?<! )$/u

/** Starts a session for the person that the provider confirms, and returns the browser's destination. */
export async function finishAtProvider(
  deps: OidcDeps & { config: { sessionDays: number } },
  { url, browser, origin }: Return,
): Promise<{ secret: string; destino: string }> {
  const { db, sealer, events, clock } = deps
  const state = url.searchParams.get('state')
  const flow = await takeFlow(deps, state, browser)
  if (!flow) throw new Refusal('RETORNO_INVALIDO')
  const { clienteId } = flow
  const provider = await db.reading(clienteId, (tx) => loadProvider(tx, sealer))
  if (!provider) throw new Refusal('LOGIN_UNICO_AUSENTE')
  const configuration = await withProvider(events, clienteId, 'discovery', () =>
    discover(provider, clienteId, fetchFor(deps.names.resolve, clienteId)),
  )
  const claim = await withProvider(events, clienteId, 'exchange', () =>
    throughGateFrom(origin.address, clienteId, () =>
      confirmedLogin(configuration, provider, url, state!, flow),
    ),
  )
  const { person, cliente } = await db.reading(clienteId, async (tx) => ({
    person: await personOf(tx, deps, provider, claim, flow),
    cliente: (await clientOf(tx)).codigo,
  }))
  const secret = await db.inClient(
    clienteId,
    async (tx) =>
      beginSession(tx, person, 'oidc', origin, clock.now(), {
        days: deps.config.sessionDays,
        falta: await lackingOf(tx, person, 'oidc'),
      }),
    actingPerson(person, 'sessao'),
  )
  const login = foldLogin(person.login)
  await rememberDevice(deps, { cliente, login, address: origin.address, device: origin.device })
  return { secret, destino: flow.destino }
}

/** Claims of one source: the ID token or the user info endpoint. */
type Claims = Readonly<Record<string, unknown>>

/**
 * The login that the provider confirms. If the ID token lacks it, user info is asked; claims of both are
 * never combined.
 */
async function confirmedLogin(
  configuration: Configuration,
  { campoLogin }: Provider,
  url: URL,
  expectedState: string,
  { verifier, nonce }: Flow,
): Promise<string> {
  const tokens = await authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: verifier,
    expectedState,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const signed = tokens.claims()!
  const needed = campoLogin === 'email' ? ['email', 'email_verified'] : [campoLogin]
  const whole = needed.every((name) => signed[name] !== undefined)
  const asked = !whole && configuration.serverMetadata().userinfo_endpoint
  const claims = asked ? await fetchUserInfo(configuration, tokens.access_token, signed.sub) : signed
  return loginIn(claims, campoLogin)
}

function loginIn(claims: Claims, campoLogin: string): string {
  // An unverified e-mail address could belong to another person.
  if (campoLogin === 'email' && claims.email_verified !== true) throw new Refusal('SEM_CADASTRO')
  const value = claims[campoLogin]
  if (typeof value !== 'string' || !isLogin.test(value) || !value.isWellFormed()) {
    throw new Refusal('SEM_CADASTRO')
  }
  return value
}

/** The first person with that login who may sign in. An e-mail address may also be the login. */
async function personOf(
  tx: Tx,
  { clock }: OidcDeps,
  { campoLogin }: Provider,
  claim: string,
  { tipo }: Flow,
): Promise<Person> {
  const kinds = tipo ? [tipo] : personKinds
  const ways = await loadWays(tx)
  const { fuso } = await clientOf(tx)
  const day = today(fuso, clock.now())
  let otherWay: Refusal | undefined
  for (const [by, folded] of searches(campoLogin, claim)) {
    const people = await findPeople(tx, kinds, folded, by)
    // Persons who do not sign in by a provider cannot be meant by the claim.
    const meant = people.filter((person) => !wrongWay(person, 'oidc', ways))
    const entering = meant.find((person) => !hindrance(person, day))
    if (entering) return entering
    if (meant[0]) throw hindrance(meant[0], day)
    otherWay ??= people[0] && wrongWay(people[0], 'oidc', ways)
  }
  throw otherWay ?? new Refusal('SEM_CADASTRO')
}

const searches = (campoLogin: string, claim: string) => [
  ['login_chave', foldLogin(claim)] as const,
  ...(campoLogin === 'email' ? [['email_chave', foldEmail(claim)] as const] : []),
]

const clientOf = (tx: Tx): Promise<{ codigo: string; fuso: string }> =>
  tx
    .selectFrom('cliente')
    .select(['codigo', 'fuso'])
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
