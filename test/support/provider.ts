import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import { Browser } from './browser.ts'

/** Claims of the signed-in person; undefined when the person cancels. */
export type Claims = Record<string, unknown> | undefined

/** Identity provider of an institution on this machine, with a person signed in. */
export class InstitutionProvider {
  readonly issuer: string
  claims: Claims = {}
  /** Claims in the ID token; the others come only from the userinfo endpoint. */
  signed: Record<string, unknown> = {}
  /** Tokens wait for this promise. */
  hold: Promise<void> = Promise.resolve()
  /** Concurrent token requests, now and at most. */
  talks = { now: 0, most: 0 }
  readonly #server: Server
  /** The browser with a session at the provider. */
  readonly #known: Browser

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer
    this.#server = server
    this.#known = new Browser(issuer)
  }

  static async start(client: {
    id: string
    secret: string
    redirectUri: string
  }): Promise<InstitutionProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const institution = new InstitutionProvider(issuer, server)
    const provider = new Provider(issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
      claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
      cookies: { keys: ['teste'] },
      pkce: { required: () => true },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, accountId) => ({
        accountId,
        claims: async (use) => ({
          sub: accountId,
          ...(use === 'id_token' ? institution.signed : institution.claims),
        }),
      }),
      loadExistingGrant: async (context) => {
        const { provider, client, session } = context.oidc
        // An existing grant is kept, because pending codes belong to it.
        const known = session!.grantIdFor(client!.clientId)
        const before = known ? await provider.Grant.find(known) : undefined
        if (before) return before
        const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
        grant.addOIDCScope('openid profile email')
        await grant.save()
        return grant
      },
    })
    const answer = provider.callback()
    server.on('request', async (request, response) => {
      if (request.url === '/token') {
        const { talks } = institution
        talks.most = Math.max(talks.most, ++talks.now)
        response.on('close', () => talks.now--)
        await institution.hold
      }
      if (!request.url?.startsWith('/interaction/')) return answer(request, response)
      const result = institution.claims
        ? { login: { accountId: 'pessoa-1' } }
        : { error: 'access_denied', error_description: 'Texto do provedor' }
      return provider.interactionFinished(request, response, result)
    })
    return institution
  }

  /** Visits the provider and returns the redirect back. A person who cancels has a new browser, without a session. */
  async visit(address: string): Promise<string> {
    const browser = this.claims ? this.#known : new Browser(this.issuer)
    for (let next = address; ; ) {
      if (!next.startsWith(this.issuer)) return next
      const { headers, status, text } = await browser.get(next)
      const location = headers.get('location')
      if (!location) throw new Error(`the provider answered ${status}: ${text}`)
      next = new URL(location, this.issuer).href
    }
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
