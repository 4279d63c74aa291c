import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseClient } from '../client.ts'
import { locks } from '../locks.ts'
import { DataInUse } from './failure.ts'
import type { Postmaster } from './postmaster.ts'
import { longestWait } from './presence.ts'

/**
 * Address of a server started by older versions, which served all roles on a port with the superuser's
 * password.
 */
export const olderAddress = (password: string, port: number, database: string) =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}?require_auth=scram-sha-256`

/** Requires that no process of an older version uses its server, so that it can be stopped. */
export async function requireUnused(data: string, password: string, { port }: Postmaster): Promise<void> {
  const client = new DatabaseClient({
    connectionString: olderAddress(password, port, 'vinculo'),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    for (const end = Date.now() + longestWait; ; await sleep(50)) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [locks.presence])
      if (rows[0].alone) return
      if (Date.now() > end) throw new DataInUse(data)
    }
  } catch (error) {
    // SQLSTATE 3D000: an interrupted first start created the server but no database.
    if ((error as { code?: string }).code !== '3D000') throw error
  } finally {
    await client.end().catch(() => {})
  }
}
