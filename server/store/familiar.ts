import pg from 'pg'

/** Executions after which a statement is prepared. */
export const often = 3
/** Limits: statements counted, statements prepared, and prepared statements of one connection. */
const mostCounted = 4_000
const mostFamiliar = 1_000
export const mostKept = 250

/** Only these statements are planned; transaction control is not. */
const planned = /^\s*(?:select|with|insert|update|delete|merge)\b/i

/**
 * Prepares statements that are executed often, counted over all connections of the process: parsing and
 * planning a short statement takes longer than running it.
 */
export class Familiar {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()
  readonly #kept = new WeakMap<pg.ClientBase, Set<string>>()
  #made = 0

  async ask(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = this.#knownTo(client, text)
    if (name === undefined) return client.query(text, [...values])
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      // A column was added: the statement is prepared again under a new name on all connections.
      if (error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery') this.#rename(text)
      throw error
    }
  }

  /** The statement's prepared name, if this connection may use it. */
  #knownTo(client: pg.ClientBase, text: string): string | undefined {
    const name = this.#nameOf(text)
    if (name === undefined) return undefined
    const own = this.#kept.get(client) ?? new Set<string>()
    this.#kept.set(client, own)
    if (!own.has(name) && own.size >= mostKept) return undefined
    own.add(name)
    return name
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostFamiliar || !planned.test(text)) return known
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < often) {
      if (this.#counts.size >= mostCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    return this.#rename(text)
  }

  #rename(text: string): string {
    const name = `usual_${++this.#made}`
    this.#names.set(text, name)
    return name
  }
}

export const familiar = new Familiar()
