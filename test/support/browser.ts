import { type Sent, send } from './http-request.ts'
import type { World } from './world.ts'

export interface Answer extends Sent {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  body: any
}

/** HTTP client that keeps cookies and follows no redirects. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** `Set-Cookie` lines of the last answer. */
  set: string[] = []
  csrf = ''
  headers: Record<string, string> = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  readonly base: string

  constructor(base: string) {
    this.base = base
  }

  async go(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(
      new URL(path, this.base),
      method,
      {
        ...this.headers,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    )
    this.set = answer.headers.getSetCookie()
    for (const line of this.set) this.#keep(line)
    const json = answer.text !== '' && answer.headers.get('content-type')?.startsWith('application/json')
    return { ...answer, body: json ? JSON.parse(answer.text) : undefined }
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.some((attribute) => attribute === 'Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }

  get = (path: string) => this.go('GET', path)

  /** Fetches a file as bytes. */
  fetchRaw(path: string): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return fetch(new URL(path, this.base), { headers: { ...this.headers, cookie } })
  }

  async signIn(cliente: string, login: string, senha: string, more: object = {}): Promise<Answer> {
    const answer = await this.go('POST', '/sessao', { cliente, login, senha, ...more })
    if (answer.status === 200) this.csrf = answer.body.csrf
    return answer
  }

  /** A changing request with the CSRF token, as pages send it. */
  change = (method: string, path: string) => this.go(method, path, undefined, { 'x-csrf-token': this.csrf })
}

/** Sets the clock of the server. Pauses return at once and are recorded in `paused`. */
export function stopClock(world: World, moment: string): { at: (moment: string) => void; paused: number[] } {
  let now = Temporal.Instant.from(moment)
  const paused: number[] = []
  world.context.clock = {
    now: () => now,
    pause: async (ms) => {
      paused.push(ms)
    },
  }
  return {
    at: (next) => {
      now = Temporal.Instant.from(next)
    },
    paused,
  }
}

export const codeOf = ({ status, body }: Answer): string => `${status} ${body?.error?.codigo ?? 'OK'}`
