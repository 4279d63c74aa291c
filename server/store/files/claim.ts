import type { Tx } from '../database.ts'
import { anyOf, currentClient } from '../expressions.ts'

/**
 * Claims objects for rows of the current client, in the transaction that refers to them and before they are
 * put. Only objects with a row in `arquivo_sem_dono` are ever removed, by the transaction that deletes the
 * row: so a removal and a claim wait for each other, and after a removal the content is written again.
 */
export async function claimObjects(tx: Tx, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('arquivo_sem_dono')
    .where('cliente_id', '=', currentClient)
    .where('objeto', '=', anyOf(names))
    .execute()
}
