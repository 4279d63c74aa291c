import type { FastifyInstance, FastifyRequest } from 'fastify'
import { nearestOf } from '../../catalogue/nearest.ts'
import type { Exchange, ExchangeOf } from './exchange.ts'

type Handle = (exchange: Exchange) => Promise<void>

/**
 * Paths of ours. Which methods one takes is for its handler to say, so that it is led there whatever the method: the
 * router knows those that are taken, and the few who come with another are found by their path alone. To make the
 * router know every method of every path takes longer than all the rest of a start.
 */
export class Routes {
  readonly #exchangeOf: ExchangeOf
  readonly #handles = new Map<string, Handle>()
  /** The last parts of addresses, by what stands before them. */
  readonly #names = new Map<string, string[]>()

  constructor(exchangeOf: ExchangeOf) {
    this.#exchangeOf = exchangeOf
  }

  /** The handler runs before Fastify looks at the body: operations read it, each with its own limit and its own way. */
  add(app: FastifyInstance, url: string, handle: Handle, methods: readonly string[] = ['POST']): void {
    this.#handles.set(comparable(url), handle)
    this.#learn(url)
    app.route({
      method: [...methods],
      url,
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        await handle(this.#exchangeOf(request, reply))
        return reply
      },
      handler: (_request, reply) => reply,
    })
  }

  /** The handler of a path that the router knows with other methods only. */
  otherwise(request: FastifyRequest): Handle | undefined {
    return this.#handles.get(comparable(request.url))
  }

  #learn(url: string): void {
    const [door, name] = cut(url)
    if (!name || url.includes(':') || url.includes('*')) return
    const names = this.#names.get(door.toLowerCase()) ?? []
    this.#names.set(door.toLowerCase(), [...names, name])
  }

  /** What a path that leads nowhere was probably meant to be: a name like its own, behind the same door. */
  like(request: FastifyRequest): string | undefined {
    const [door, name] = cut(comparable(request.url))
    return nearestOf(name, this.#names.get(door) ?? [])
  }
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
