import type pg from 'pg'

/**
 * Runs several statements in one round trip. `pg` returns a list of results, which its types do not declare.
 */
export async function runSeveral(on: pg.Pool | pg.ClientBase, statements: string): Promise<pg.QueryResult[]> {
  const results: unknown = await on.query(statements)
  if (!Array.isArray(results)) throw new Error('one statement is not several')
  return results
}
