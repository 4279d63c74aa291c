import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { isLoopback } from '../values/address.ts'
import type { Provider } from './settings.ts'

const patience = 10
const freshFor = 10 * 60_000
const known = new Map<string, { configuration: Configuration; until: number }>()

/** What the provider says of itself, asked again every few minutes. */
export async function discover(provider: Provider): Promise<Configuration> {
  const { emissor, identificador, segredo } = provider
  const key = JSON.stringify([emissor, identificador, segredo])
  const before = known.get(key)
  if (before && before.until > Date.now()) return before.configuration
  const issuer = new URL(emissor)
  const configuration = await discovery(issuer, identificador, undefined, authentication(segredo), {
    timeout: patience,
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [allowInsecureRequests] : []),
    ],
  })
  known.set(key, { configuration, until: Date.now() + freshFor })
  return configuration
}

/** The header is the standard's default; a few providers only take the secret in the body. */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None()
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const send = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    send(secret)(server, client, body, headers)
  }
}
