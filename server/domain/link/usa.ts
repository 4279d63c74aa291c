import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { holdLink, requireOpen } from './find.ts'

/** Uses a link in the transaction of what is done with it: both stand, or neither. One that is for everything stays. */
export async function usaLink(tx: Tx, id: number, today: string): Promise<void> {
  const link = await holdLink(tx, id)
  requireOpen(link, today)
  if (link.finalidade === 'tudo') return
  await tx
    .updateTable('link')
    .set({ usado_em: now })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .execute()
}
