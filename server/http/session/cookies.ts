import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../../../catalogue/session/operation.ts'

/** Cookies and their lifetimes in seconds. */
const cookies = {
  session: { name: sessionCookie, lasts: undefined },
  /** The institution's session while its browser is in the sandbox. */
  main: { name: `${sessionCookie}-principal`, lasts: undefined },
  /** Marks a device on which a sign-in succeeded. */
  device: { name: `${sessionCookie}-dispositivo`, lasts: 400 * 86_400 },
  /** Session of an employee, who signs in by a link only. */
  employee: { name: `${sessionCookie}-colaborador`, lasts: undefined },
  /**
   * A browser that entered the code of a personal link. The database holds which links it opens, and until
   * when.
   */
  link: { name: `${sessionCookie}-link`, lasts: undefined },
  /** Binds a sign-in at a provider to the browser that started it. */
  flow: { name: `${sessionCookie}-oidc`, lasts: 600 },
} as const

type Kept = keyof typeof cookies

/**
 * Cookies of one site. Over https the `__Host-` prefix binds them to this host; browsers reject that prefix
 * over plain http.
 */
export class Cookies {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #secure: boolean

  constructor(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
    this.#request = request
    this.#reply = reply
    this.#secure = secure
  }

  get(kept: Kept): string | undefined {
    return this.#request.cookies[this.#nameOf(kept)]
  }

  /** The default lifetime is the cookie's own. */
  set(kept: Kept, value: string, seconds: number | undefined = cookies[kept].lasts): void {
    this.#write(kept, value, seconds)
  }

  clear(kept: Kept): void {
    this.#write(kept, '', 0)
  }

  #nameOf(kept: Kept): string {
    const { name } = cookies[kept]
    return this.#secure ? name : name.replace('__Host-', '')
  }

  #write(kept: Kept, value: string, maxAge: number | undefined): void {
    this.#reply.setCookie(this.#nameOf(kept), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    })
  }
}
