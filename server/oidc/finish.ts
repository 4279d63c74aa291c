import { sql } from 'kysely'
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { findPeople, foldLogin, type Person, personKinds } from '../domain/acesso/person.ts'
import { hindrance } from '../domain/acesso/state.ts'
import { loadWays, wrongWay } from '../domain/acesso/way.ts'
import { beginSession, type Origin } from '../domain/sessao/begin.ts'
import { rememberDevice } from '../domain/tentativa/count.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import { today } from '../values/dates.ts'
import { discover } from './discover.ts'
import { fetchFor } from './fetch.ts'
import { type Flow, takeFlow } from './flow.ts'
import { loadProvider, type Provider } from './settings.ts'
import type { OidcDeps } from './start.ts'
import { withProvider } from './trouble.ts'

interface Return {
  /** The address the browser came back to, with all its parameters. */
  url: URL
  browser: unknown
  origin: Origin & { device: string }
}

const longestLogin = 100

/** Begins a session for whom the provider confirms, and says where the browser wanted to go. */
export async function finishAtProvider(
  deps: OidcDeps & { config: { sessionDays: number } },
  { url, browser, origin }: Return,
): Promise<{ secret: string; destino: string }> {
  const { db, sealer, events, clock } = deps
  const state = url.searchParams.get('state')
  const flow = await takeFlow(deps, state, browser)
  if (!flow) throw new Refusal('RETORNO_INVALIDO')
  const { clienteId } = flow
  const provider = await db.inClient(clienteId, (tx) => loadProvider(tx, sealer))
  if (!provider) throw new Refusal('LOGIN_UNICO_AUSENTE')
  const configuration = await withProvider(events, clienteId, 'discovery', () =>
    discover(provider, fetchFor(deps.names.resolve, clienteId)),
  )
  const claim = await withProvider(events, clienteId, 'exchange', () =>
    confirmedLogin(configuration, provider, url, state!, flow),
  )
  const entered = await db.inClient(clienteId, async (tx) => {
    const person = await personOf(tx, deps, provider, claim, flow)
    const secret = await beginSession(tx, person, 'oidc', origin, clock.now(), deps.config.sessionDays)
    return { secret, login: foldLogin(person.login), cliente: await codeOf(tx) }
  })
  await rememberDevice(deps, { ...entered, address: origin.address, device: origin.device })
  return { secret: entered.secret, destino: flow.destino }
}

/** The login as the provider names it: from the signed token, or from what it tells of its user. */
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
  const asked = signed[campoLogin] === undefined && configuration.serverMetadata().userinfo_endpoint
  const claims = asked ? await fetchUserInfo(configuration, tokens.access_token, signed.sub) : signed
  // An address that nobody proved to own could be anybody's.
  if (campoLogin === 'email' && claims.email_verified === false) throw new Refusal('SEM_CADASTRO')
  const value = claims[campoLogin]
  if (typeof value !== 'string' || value.trim() === '' || value.length > longestLogin)
    throw new Refusal('SEM_CADASTRO')
  return foldLogin(value)
}

/** The first person of that login who may enter. An e-mail address may be the login itself. */
async function personOf(
  tx: Tx,
  { clock }: OidcDeps,
  { campoLogin }: Provider,
  claim: string,
  { tipo }: Flow,
): Promise<Person> {
  const kinds = tipo ? [tipo] : personKinds
  const byLogin = await findPeople(tx, kinds, claim)
  const people =
    byLogin.length === 0 && campoLogin === 'email'
      ? await findPeople(tx, kinds, claim, 'email_chave')
      : byLogin
  const ways = await loadWays(tx)
  const found = await sql<{ fuso: string }>`select fuso from cliente
    where cliente_id = (select cliente_atual())`.execute(tx)
  const day = today(found.rows[0]!.fuso, clock.now())
  let reason: Refusal | undefined
  for (const person of people) {
    const refusal = hindrance(person, day) ?? wrongWay(person, 'oidc', ways)
    if (!refusal) return person
    reason ??= refusal
  }
  throw reason ?? new Refusal('SEM_CADASTRO')
}

async function codeOf(tx: Tx): Promise<string> {
  const found = await sql<{ codigo: string }>`select codigo from cliente
    where cliente_id = (select cliente_atual())`.execute(tx)
  return found.rows[0]!.codigo
}
