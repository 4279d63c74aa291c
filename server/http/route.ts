import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nearestOf } from '../../catalogue/nearest.ts'
import type { Exchange, ExchangeOf } from './exchange.ts'

type Handle = (exchange: Exchange) => Promise<void>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void
/** Answers that the operation is unknown, with the most similar name. */
type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply, meant?: string) => void

/**
 * Registers our paths. Handlers check the method themselves, so that each path gets its own answer for a
 * wrong method. The router knows only the accepted methods; requests with other methods are found by path in
 * a map. Registering every method of every path, or every operation by itself, would take longer than the
 * rest of the start.
 */
export class Routes {
  readonly #exchangeOf: ExchangeOf
  readonly #refuseUnknown: RefuseUnknown
  readonly #handles = new Map<string, Handle>()
  /** Last path segments by the path before them. */
  readonly #names = new Map<string, string[]>()
  readonly #doors = new Set<string>()

  constructor(exchangeOf: ExchangeOf, refuseUnknown: RefuseUnknown) {
    this.#exchangeOf = exchangeOf
    this.#refuseUnknown = refuseUnknown
  }

  add(app: FastifyInstance, url: string, handle: Handle, methods: readonly string[] = ['POST']): void {
    this.#register(url, handle)
    addRoute(app, url, methods, (request, reply) => handle(this.#exchangeOf(request, reply)))
  }

  /**
   * Adds one of many operations under a door: the router matches the door, and the last segment selects the
   * operation.
   */
  addOperation(app: FastifyInstance, url: string, handle: Handle): void {
    this.#register(url, handle)
    const [door] = splitLast(url)
    if (this.#doors.has(door)) return
    this.#doors.add(door)
    addRoute(app, `${door}:operation`, ['POST'], (request, reply) => {
      const found = this.handlerAt(request)
      if (found) return found(this.#exchangeOf(request, reply))
      this.#refuseUnknown(request, reply, this.similarName(request))
    })
  }

  #register(url: string, handle: Handle): void {
    const path = comparable(url)
    // A second handler for the same path would never be called.
    if (this.#handles.has(path)) throw new Error(`${url} is there already`)
    this.#handles.set(path, handle)
    this.#addName(url)
  }

  /** The handler of a path that the router knows only with other methods. */
  handlerAt(request: FastifyRequest): Handle | undefined {
    return this.#handles.get(comparable(request.url))
  }

  #addName(url: string): void {
    const [door, name] = splitLast(url)
    if (!name || url.includes(':') || url.includes('*')) return
    const names = this.#names.get(door.toLowerCase())
    if (names) names.push(name)
    else this.#names.set(door.toLowerCase(), [name])
  }

  /** The known name most similar to that of an unknown path under the same door. */
  similarName(request: FastifyRequest): string | undefined {
    const [door, name] = splitLast(comparable(request.url))
    return nearestOf(name, this.#names.get(door) ?? [])
  }
}

/**
 * Answers in `onRequest`, before Fastify reads the body: operations read it themselves, with their own
 * limits.
 */
function addRoute(app: FastifyInstance, url: string, methods: readonly string[], answer: Answer): void {
  app.route({
    method: [...methods],
    url,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      await answer(request, reply)
      return reply
    },
    handler: (_request, reply) => reply,
  })
}

/** Splits a path before its last segment. */
function splitLast(path: string): [door: string, name: string] {
  const at = path.lastIndexOf('/') + 1
  return [path.slice(0, at), path.slice(at)]
}

/** A path as the router compares it. Fastify refuses paths that cannot be decoded before this. */
function comparable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const decoded = decodeURI(path).toLowerCase()
  return decoded.endsWith('/') ? decoded.slice(0, -1) : decoded
}
