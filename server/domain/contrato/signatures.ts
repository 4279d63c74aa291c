import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { assinaturas } from '../assinatura/guards.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { move } from '../move.ts'

/** Cancels the pending signatures of contracts. */
export async function dropSignatures(
  tx: Tx,
  { today }: Acting,
  contracts: readonly number[],
  motivo: Told,
): Promise<void> {
  const files = await tx
    .selectFrom('arquivo')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('contrato_id', '=', anyOf(contracts))
    .where('situacao_assinatura', '=', anyOf([...assinaturaMachine.moves.cancelar.from]))
    .orderBy('id')
    .execute()
  const wanted = files.map(({ id }) => ({ id, motivo }))
  await move(tx, assinaturas, 'cancelar', wanted, platform(today))
}
