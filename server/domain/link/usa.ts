import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { holdLink, requireOpen } from './find.ts'

/**
 * Marks a link as used in the same transaction as the action. A link for everything, or to sign, can be used again;
 * the lock serializes its uses.
 */
export async function usaLink(tx: Tx, id: number, today: string): Promise<void> {
  const link = await holdLink(tx, id)
  requireOpen(link, today)
  if (link.finalidade === 'tudo') return
  await tx
    .updateTable('link')
    .set({ usado_em: now })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .where('usado_em', 'is', null)
    .execute()
}
