import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nearestOf } from '../../catalogue/nearest.ts'
import type { Exchange, ExchangeOf } from './exchange.ts'

type Handle = (exchange: Exchange) => Promise<void>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | void
/** Tells that there is no such operation, and which one was probably meant. */
type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply, meant?: string) => void

/**
 * Paths of ours. Which methods one takes is for its handler to say, so that it is led there whatever the method: the
 * router knows those that are taken, and the few who come with another are found by their path alone. To make the
 * router know every method of every path, or every operation of a door, takes longer than all the rest of a start.
 */
export class Routes {
  readonly #exchangeOf: ExchangeOf
  readonly #refuseUnknown: RefuseUnknown
  readonly #handles = new Map<string, Handle>()
  /** The last parts of addresses, by what stands before them. */
  readonly #names = new Map<string, string[]>()
  readonly #doors = new Set<string>()

  constructor(exchangeOf: ExchangeOf, refuseUnknown: RefuseUnknown) {
    this.#exchangeOf = exchangeOf
    this.#refuseUnknown = refuseUnknown
  }

  add(app: FastifyInstance, url: string, handle: Handle, methods: readonly string[] = ['POST']): void {
    this.#know(url, handle)
    lead(app, url, methods, (request, reply) => handle(this.#exchangeOf(request, reply)))
  }

  /** One of many operations behind a door: the router leads to the door, and the last part of the path to the operation. */
  addOperation(app: FastifyInstance, url: string, handle: Handle): void {
    this.#know(url, handle)
    const [door] = cut(url)
    if (this.#doors.has(door)) return
    this.#doors.add(door)
    lead(app, `${door}:operation`, ['POST'], (request, reply) => {
      const found = this.otherwise(request)
      if (found) return found(this.#exchangeOf(request, reply))
      this.#refuseUnknown(request, reply, this.like(request))
    })
  }

  #know(url: string, handle: Handle): void {
    const path = comparable(url)
    // Of two that have one path the second would never be asked.
    if (this.#handles.has(path)) throw new Error(`${url} is there already`)
    this.#handles.set(path, handle)
    this.#learn(url)
  }

  /** The handler of a path that the router knows with other methods only. */
  otherwise(request: FastifyRequest): Handle | undefined {
    return this.#handles.get(comparable(request.url))
  }

  #learn(url: string): void {
    const [door, name] = cut(url)
    if (!name || url.includes(':') || url.includes('*')) return
    const names = this.#names.get(door.toLowerCase())
    if (names) names.push(name)
    else this.#names.set(door.toLowerCase(), [name])
  }

  /** What a path that leads nowhere was probably meant to be: a name like its own, behind the same door. */
  like(request: FastifyRequest): string | undefined {
    const [door, name] = cut(comparable(request.url))
    return nearestOf(name, this.#names.get(door) ?? [])
  }
}

/** The answer is made before Fastify looks at the body: operations read it, each with its own limit and its own way. */
function lead(app: FastifyInstance, url: string, methods: readonly string[], answer: Answer): void {
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

/** What leads to the last part of a path, and that part. */
function cut(path: string): [door: string, name: string] {
  const at = path.lastIndexOf('/') + 1
  return [path.slice(0, at), path.slice(at)]
}

/** A path as the router compares it. One that cannot be decoded never comes so far. */
function comparable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const decoded = decodeURI(path).toLowerCase()
  return decoded.endsWith('/') ? decoded.slice(0, -1) : decoded
}
