import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient, now } from '../../store/expressions.ts'

/** Why a link is over before its day. */
export type Closing = 'Substituído' | 'Cancelado'

/** Why links ended that asked for digits of a document, as they once did. */
export type FormerClosing = 'Dígitos errados'

/** Ends links that were not used yet. */
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
