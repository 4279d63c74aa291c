import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../../../catalogue/session/operation.ts'

/** What a browser keeps for us, and for how long in seconds. */
const cookies = {
  session: { name: sessionCookie, lasts: undefined },
  /** Of the institution, while its browser is in the sandbox. */
  main: { name: `${sessionCookie}-principal`, lasts: undefined },
  /** Since the first sign-in: this device is no stranger. */
  device: { name: `${sessionCookie}-dispositivo`, lasts: 400 * 86_400 },
  /** Of an employee, who has no other way in than a link. */
  employee: { name: `${sessionCookie}-colaborador`, lasts: undefined },
  /** Of a browser that gave the code of a personal link; which links it opens, and until when, the database knows. */
  link: { name: `${sessionCookie}-link`, lasts: undefined },
  /** On the way to a provider and back. */
  flow: { name: `${sessionCookie}-oidc`, lasts: 600 },
} as const

type Kept = keyof typeof cookies

/**
 * Cookies of one site. Over https their names bind them to this host and to https; on this machine itself, without
 * https, browsers would not keep them under that name.
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

  /** Without a duration, as long as is usual for what is kept. */
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
