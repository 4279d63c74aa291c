import type { Database } from '../../store/database.ts'
import { engine } from '../batch.ts'
import type { CurrentWork } from '../threads/heartbeat.ts'
import { postponeOldest } from '../wait/resume.ts'
import { batchById, failBatch } from '../write/batch-store.ts'
import { inClient } from '../write/transaction.ts'

/** Bounds a statement that waits for a lock of the dead thread. */
const longestWait = 1_000

/** Result for a batch whose thread died. */
export interface Fallen {
  operation: string
  final: boolean
}

/**
 * Records that a thread died or got stuck: its batch is retried after a pause and ends as Falhou after a few
 * attempts. Waiting records are postponed. Other clients go first meanwhile.
 */
export async function noteFall(
  { pool }: Database,
  { clienteId, batch, resuming }: CurrentWork,
  reason: string,
): Promise<Fallen | undefined> {
  const client = await pool.connect()
  let broken = true
  try {
    const note = async () => {
      await client.query(`set local lock_timeout = ${longestWait}`)
      const fallen = await batchById(client, batch)
      if (resuming) await postponeOldest(client)
      if (!fallen || resuming || fallen.terminado) return undefined
      return { operation: fallen.operacao, final: await failBatch(client, fallen, reason) }
    }
    const fallen = await inClient(client, clienteId, note, { actor: engine })
    broken = false
    return fallen
  } finally {
    client.release(broken)
  }
}
