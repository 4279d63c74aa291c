import type pg from 'pg'

/** Runs several statements in one round trip. The driver answers with one result each, and its types know of one alone. */
export async function runSeveral(on: pg.Pool | pg.ClientBase, statements: string): Promise<pg.QueryResult[]> {
  const results: unknown = await on.query(statements)
  if (!Array.isArray(results)) throw new Error('one statement is not several')
  return results
}
