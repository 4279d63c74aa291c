import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'

/** Links of the messages, unless another message that is not cancelled carries them too. */
export async function linksOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('mensagem as m')
    .select('m.link_id')
    .distinct()
    .where('m.cliente_id', '=', currentClient)
    .where('m.id', '=', anyOf(ids))
    .where('m.link_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mensagem as o')
            .select('o.id')
            .whereRef('o.cliente_id', '=', 'm.cliente_id')
            .whereRef('o.link_id', '=', 'm.link_id')
            .where('o.situacao', '<>', 'Cancelada'),
        ),
      ),
    )
    .execute()
  return rows.map(({ link_id }) => link_id!)
}
