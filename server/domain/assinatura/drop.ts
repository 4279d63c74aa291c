import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { assinaturas } from './guards.ts'

interface Which {
  owner: 'contrato_id' | 'convenio_id'
  tipos: readonly string[]
}

/** Cancels the pending signatures of contracts or agreements, each with the reason of its owner. */
export async function dropSignaturesOf(
  tx: Tx,
  today: string,
  { owner, tipos }: Which,
  reasons: ReadonlyMap<number, Told>,
): Promise<void> {
  const files = await tx
    .selectFrom('arquivo')
    .select(['id', owner])
    .where('cliente_id', '=', currentClient)
    .where(owner, '=', anyOf([...reasons.keys()]))
    .where('tipo', '=', anyOf([...tipos]))
    .where('situacao_assinatura', '=', anyOf([...assinaturaMachine.moves.cancelar.from]))
    .orderBy('id')
    .execute()
  const wanted = files.map((file) => ({ id: file.id, motivo: reasons.get(file[owner]!)! }))
  await move(tx, assinaturas, 'cancelar', wanted, platform(today))
}
