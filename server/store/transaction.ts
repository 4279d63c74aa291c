import { AbortedTransactionError } from 'kysely'
import type pg from 'pg'
import { type Settings, setLocally } from './settings.ts'
import { together } from './together.ts'
import type { Tx } from './tx.ts'
import { txOn } from './tx-on.ts'

/**
 * Work in a transaction of one connection of a pool. Statements that nobody waits for in between leave one behind the
 * other, which spares most of the time that short ones take; the first ones of the work do not wait for its beginning either.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  settings: Settings,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const pipelined = client as { pipeline: boolean }
  const tx = txOn(client)
  let lost = true
  pipelined.pipeline = true
  try {
    const [, , result] = await together([client.query(begin), setLocally(tx, settings), work(tx)])
    // A transaction that failed before is answered so.
    const { command } = await client.query('commit')
    lost = false
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
    return result
  } catch (error) {
    if (lost)
      lost = await client.query('rollback').then(
        () => false,
        () => true,
      )
    throw error
  } finally {
    pipelined.pipeline = false
    client.release(lost)
  }
}
