import pg from 'pg'
import { runSeveral } from './several.ts'

/** A statement to prepare, with its parameter types. */
export interface Prepared {
  text: string
  types: readonly string[]
}

/** Parameter of a prepared statement. */
export type Value = string | number | boolean | null

/** Prepared statements of one connection. */
interface Known {
  /** Maps the text of a statement to its name in PREPARE. The least recently used is first and goes first. */
  sql: Map<string, string>
  /** Names of the extended protocol. `pg` remembers them per connection, so that none is deallocated. */
  protocol: Set<string>
}

/** Statements made with PREPARE that a connection keeps. */
const mostSql = 16
/** Executions after which a statement is prepared by the protocol. */
export const often = 3
/** Limits of the protocol's: statements counted, statements prepared, and prepared statements of one connection. */
const mostCounted = 4_000
const mostFrequent = 1_000
export const mostKept = 250

const connections = new WeakMap<pg.ClientBase, Known>()
let names = 0

function knownTo(client: pg.ClientBase): Known {
  const known = connections.get(client) ?? { sql: new Map(), protocol: new Set() }
  connections.set(client, known)
  return known
}

/**
 * Name of the prepared statement on this connection. Prepares it when missing and deallocates the least
 * recently used: parsing and planning a long statement takes longer than running it for a few rows.
 */
export async function prepare(client: pg.ClientBase, { text, types }: Prepared): Promise<string> {
  const statements = knownTo(client).sql
  const before = statements.get(text)
  const name = before ?? `preparado_${++names}`
  if (before === undefined) {
    const [[oldText, oldName] = []] = statements.size < mostSql ? [] : statements
    const told = types.length > 0 ? `(${types.join(', ')})` : ''
    await client.query(`${oldName ? `deallocate ${oldName}; ` : ''}prepare ${name}${told} as ${text}`)
    if (oldText !== undefined) statements.delete(oldText)
  }
  // Map order is order of use: the last used is last.
  statements.delete(text)
  statements.set(text, name)
  return name
}

/** SQL that executes a prepared statement. */
export function execution(name: string, values: readonly Value[]): string {
  const literals = values.map((value) =>
    typeof value === 'string' ? pg.escapeLiteral(value) : String(value),
  )
  return `execute ${name}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`
}

export type Call = readonly [Prepared, readonly Value[]]

/** Runs `first` and then prepared statements in one transaction and, once prepared, in one round trip. */
export async function runPrepared(
  pool: pg.Pool,
  first: string,
  calls: readonly Call[],
): Promise<pg.QueryResult[]> {
  const client = await pool.connect()
  let failed = true
  try {
    const runs = [first]
    for (const [statement, values] of calls) runs.push(execution(await prepare(client, statement), values))
    const results = await runSeveral(client, runs.join('; '))
    failed = false
    return results
  } finally {
    client.release(failed)
  }
}

/** Only these statements are planned; transaction control is not. */
const planned = /^\s*(?:select|with|insert|update|delete|merge)\b/i

/**
 * Prepares statements that are executed often, counted over all connections of the process: parsing and
 * planning a short statement takes longer than running it.
 */
export class FrequentStatements {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()

  async ask(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const name = this.#usableBy(client, text)
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
  #usableBy(client: pg.ClientBase, text: string): string | undefined {
    const name = this.#nameOf(text)
    if (name === undefined) return undefined
    const own = knownTo(client).protocol
    if (!own.has(name) && own.size >= mostKept) return undefined
    own.add(name)
    return name
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= mostFrequent || !planned.test(text)) return known
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
    const name = `usual_${++names}`
    this.#names.set(text, name)
    return name
  }
}

export const frequentStatements = new FrequentStatements()
