import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Services around the program: a port that never answers, and an identity provider. */
export interface Surroundings {
  silentPort: number
  issuer: string
  close: () => void
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

export async function openSurroundings(): Promise<Surroundings> {
  const silent = createServer((socket) => socket.on('error', () => {}).resume())
  const provider = createHttp((request, response) => {
    const issuer = `http://${request.headers.host}`
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      }),
    )
  })
  for (const server of [silent, provider]) await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    silentPort: portOf(silent),
    issuer: `http://127.0.0.1:${portOf(provider)}`,
    close: () => {
      silent.close()
      provider.closeAllConnections()
      provider.close()
    },
  }
}
