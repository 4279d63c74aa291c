import pg from 'pg'
import { runSeveral } from './several.ts'

/** A statement to prepare, with its parameter types. */
export interface Prepared {
  text: string
  types: readonly string[]
}

/** Parameter of a prepared statement. */
export type Value = string | number | boolean | null

/** Prepared statements that a connection keeps. */
const most = 16

const known = new WeakMap<pg.ClientBase, Map<string, string>>()
let names = 0

/**
 * Name of the prepared statement on this connection. Prepares it when missing and deallocates the least
 * recently used: parsing and planning a long statement takes longer than running it for a few rows.
 */
export async function prepare(client: pg.ClientBase, { text, types }: Prepared): Promise<string> {
  const statements = known.get(client) ?? new Map<string, string>()
  known.set(client, statements)
  const before = statements.get(text)
  const name = before ?? `preparado_${++names}`
  if (before === undefined) {
    const [[oldText, oldName] = []] = statements.size < most ? [] : statements
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
