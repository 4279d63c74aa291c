import type { Context } from '../context.ts'
import { dropOutdated, lockDocuments, storeMissing } from '../query/documents.ts'
import { system } from '../store/actor.ts'
import { batchesWait, endTask, waitingTask } from './tasks.ts'

const atOnce = 500
/** Longest time, in seconds, that a client's documents wait for batches. */
const longestWait = 10

/** Renders the stored documents of contracts that have none. Returns true when there may be more. */
export async function storeDocuments({ db }: Context): Promise<boolean> {
  const task = await waitingTask(db, 'documentos', (await batchesWait(db)) ? longestWait : 0)
  if (!task) return false
  return db.inClient(
    task.clienteId,
    async (tx) => {
      if (!(await lockDocuments(tx, task.clienteId))) return false
      await dropOutdated(tx)
      const written = await storeMissing(tx, atOnce)
      if (written === 0) await endTask(tx, 'documentos', task)
      // Another client may have work.
      return true
    },
    system('documentos'),
  )
}
