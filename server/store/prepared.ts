import pg from 'pg'
import { runSeveral } from './several.ts'

/** A statement that is asked again and again, with the types of what it is told each time. */
export interface Prepared {
  text: string
  types: readonly string[]
}

/** What a prepared statement is told. */
export type Value = string | number | boolean | null

/** So many statements a connection keeps. */
const most = 16

const known = new WeakMap<pg.ClientBase, Map<string, string>>()
let names = 0

/**
 * The name under which a connection knows a statement; it learns one that it does not know, and forgets the one it
 * has not used for longest. To read and plan a long statement takes longer than to run it for a few rows.
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
  // The last used stands last.
  statements.delete(text)
  statements.set(text, name)
  return name
}

/** SQL that runs a prepared statement. */
export function execution(name: string, values: readonly Value[]): string {
  const literals = values.map((value) =>
    typeof value === 'string' ? pg.escapeLiteral(value) : String(value),
  )
  return `execute ${name}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`
}

/** A prepared statement and what it is told. */
export type Call = readonly [Prepared, readonly Value[]]

/** Runs prepared statements after another one, in one transaction and, once they are known, in one round trip. */
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
