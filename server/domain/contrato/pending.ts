import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { pendencias } from '../pendencia/guards.ts'

/** What contracts owed is owed no more. */
export async function dropPending(
  tx: Tx,
  { today }: Acting,
  contracts: readonly number[],
  motivo: string,
): Promise<void> {
  const open = await tx
    .selectFrom('pendencia')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('contrato_id', '=', anyOf(contracts))
    .where('situacao', '=', anyOf([...pendenciaMachine.moves.cancelar.from]))
    .orderBy('id')
    .execute()
  // What only had to be delivered, and was, stays as it is.
  const wanted = open.map(({ id }) => ({ id, motivo }))
  await move(tx, pendencias, 'cancelar', wanted, { today })
}
