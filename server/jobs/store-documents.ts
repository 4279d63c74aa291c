import type { Context } from '../context.ts'
import { foldChanges, storeMissing, takeDocuments } from '../query/documents.ts'
import { system } from '../store/actor.ts'
import { batchesWait, endTask, waitingTask } from './tasks.ts'

const atOnce = 500
/** Seconds that a client's documents wait at most for batches that never end. */
const patience = 10

/** Builds the finished documents of contracts that lost theirs. True when there may be more. */
export async function storeDocuments({ db }: Context): Promise<boolean> {
  const task = await waitingTask(db, 'documentos', (await batchesWait(db)) ? patience : 0)
  if (!task) return false
  return db.inClient(
    task.clienteId,
    async (tx) => {
      if (!(await takeDocuments(tx, task.clienteId))) return false
      await foldChanges(tx)
      const written = await storeMissing(tx, atOnce)
      if (written === 0) await endTask(tx, 'documentos', task)
      // There may be another client's.
      return true
    },
    system('documentos'),
  )
}
