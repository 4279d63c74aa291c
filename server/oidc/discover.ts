import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { isLoopback } from '../values/address.ts'
import { throughGate } from './provider-gate.ts'
import type { Provider } from './settings.ts'

const timeoutSeconds = 10
const freshFor = 10 * 60_000
const known = new Map<string, { configuration: Promise<Configuration>; until: number }>()

/**
 * Metadata of a client's provider, cached for some minutes and requested once for concurrent callers. Clients
 * with the same provider share nothing: each has its own fetch and lookups.
 */
export async function discover(
  provider: Provider,
  client: number,
  fetch: CustomFetch,
): Promise<Configuration> {
  const { emissor, identificador, segredo } = provider
  const key = JSON.stringify([client, emissor, identificador, segredo])
  const before = known.get(key)
  if (before && before.until > Date.now()) return before.configuration
  const asked = {
    configuration: throughGate(client, () => ask(provider, fetch)),
    until: Date.now() + freshFor,
  }
  known.set(key, asked)
  return asked.configuration.catch((error) => {
    if (known.get(key) === asked) known.delete(key)
    throw error
  })
}

function ask({ emissor, identificador, segredo }: Provider, fetch: CustomFetch): Promise<Configuration> {
  const issuer = new URL(emissor)
  return discovery(issuer, identificador, undefined, authentication(segredo), {
    timeout: timeoutSeconds,
    [customFetch]: fetch,
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [allowInsecureRequests] : []),
    ],
  })
}

/** The header is the standard's default; a few providers accept the secret only in the body. */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None()
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const send = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    send(secret)(server, client, body, headers)
  }
}
