import type { Tx } from '../database.ts'
import { anyOf, currentClient } from '../expressions.ts'

/**
 * Claims objects for rows of the current client. It runs in the transaction that will name them and before they are
 * put. Only objects that carry a mark are ever removed, by whoever deletes the mark: so a remover and a row that wants
 * the same content wait for each other, and after a removal the content is written again.
 */
export async function claimObjects(tx: Tx, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('arquivo_sem_dono')
    .where('cliente_id', '=', currentClient)
    .where('objeto', '=', anyOf(names))
    .execute()
}
