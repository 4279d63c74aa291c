import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient, now } from '../../store/expressions.ts'

/** Why a link was closed before its last day. */
export type Closing = 'Substituído' | 'Cancelado'

/** Closing reason in data from when links asked for digits of a document. */
export type FormerClosing = 'Dígitos errados'

/** Closes links that were not used yet. */
export async function encerraLinks(tx: Tx, ids: readonly number[], encerramento: Closing): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('link')
    .set({ encerrado_em: now, encerramento })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .where('usado_em', 'is', null)
    .where('encerrado_em', 'is', null)
    .execute()
}
