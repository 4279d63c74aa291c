import { AbortedTransactionError } from 'kysely'
import type pg from 'pg'
import { type Settings, setLocally } from './settings.ts'
import { together } from './together.ts'
import type { Tx } from './tx.ts'
import { txOn } from './tx-on.ts'

/**
 * Runs work in a transaction on a pooled connection in pipeline mode: statements that are not awaited in
 * between are sent without waiting for each other's answers, including `begin` and the settings.
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
    // PostgreSQL answers the commit of a failed transaction with ROLLBACK.
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
