import type { Database } from '../../store/database.ts'
import { engine } from '../batch.ts'
import type { Place } from '../threads/pulse.ts'
import { postponeOldest } from '../wait/resume.ts'
import { batchById, failBatch } from '../write/batch-store.ts'
import { inClient } from '../write/transaction.ts'

/** A statement that waits for what the thread itself holds must not keep the thread from being ended. */
const longestWait = 1_000

/** What became of a batch whose thread fell. */
export interface Fallen {
  operation: string
  final: boolean
}

/**
 * Notes that a thread stopped answering or died at its work: the batch is tried again after a pause, and ends as
 * Falhou after a few times; records that waited are looked at again later. Others go first meanwhile.
 */
export async function noteFall(
  { pool }: Database,
  { clienteId, batch, resuming }: Place,
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
