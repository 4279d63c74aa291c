import type pg from 'pg'
import type { Database } from '../../server/store/database.ts'

/** Records every statement of a pool from now on. */
export function watchStatements({ pool }: Pick<Database, 'pool'>): string[] {
  const seen: string[] = []
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const watching = (...args: unknown[]) => {
      const [first] = args
      seen.push(typeof first === 'string' ? first : String((first as { text: string }).text))
      return query(...args)
    }
    client.query = watching as typeof client.query
  })
  return seen
}
