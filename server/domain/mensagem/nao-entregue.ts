import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { assinaturas } from '../assinatura/guards.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'

const motivo = 'A mensagem a quem deve assinar não foi entregue.'

/** What follows when messages do not arrive: a signature that nobody knows of waits for the institution. */
export async function semEntrega(tx: Tx, { today }: Acting, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('mensagem')
    .select('registro_id')
    .distinct()
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .where('entidade', '=', assinaturaMachine.noun)
    .where('lembrete', '=', false)
    .execute()
  const wanted = rows.map(({ registro_id }) => ({ id: registro_id!, motivo }))
  // Files that are past it stay as they are.
  if (wanted.length > 0) await move(tx, assinaturas, 'pender', wanted, { today })
}
