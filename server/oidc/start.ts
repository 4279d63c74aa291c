import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { clientByCode, noClient } from '../domain/cliente/by-code.ts'
import type { PersonKind } from '../domain/login/person.ts'
import { fetchFor } from '../net/fetch.ts'
import type { Resolve } from '../net/names.ts'
import { Refusal } from '../refusal.ts'
import type { Database } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import type { Clock } from '../values/clock.ts'
import { discover } from './discover.ts'
import { type FlowOwner, keepFlow } from './flow.ts'
import { loadProvider } from './settings.ts'
import { type Reporter, withProvider } from './trouble.ts'

export interface OidcDeps {
  db: Database
  sealer: Sealer
  clock: Clock
  events: Reporter
  names: { resolve: Resolve }
}

interface Start extends FlowOwner {
  cliente: string
  tipo: PersonKind | undefined
  destino: string
  redirectUri: string
}

/** Address of the provider's sign-in page for this browser. */
export async function startAtProvider(
  deps: OidcDeps,
  { cliente, tipo, destino, redirectUri, ...owner }: Start,
): Promise<URL> {
  const client = await clientByCode(deps.db, cliente)
  const provider = await deps.db.reading(client?.clienteId ?? noClient, (tx) => loadProvider(tx, deps.sealer))
  if (!client || !provider) throw new Refusal('LOGIN_UNICO_AUSENTE')
  const { clienteId } = client
  const configuration = await withProvider(deps.events, clienteId, 'discovery', () =>
    discover(provider, clienteId, fetchFor(deps.names.resolve, clienteId)),
  )
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const state = await keepFlow(deps, clienteId, owner, { verifier, nonce, tipo, destino })
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: provider.escopos,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
}
