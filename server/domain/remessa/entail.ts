import { sql } from 'kysely'
import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Acting, type Done, idsOf, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { remessaItens } from '../remessa-item/guards.ts'

/** Where the payments of a file go with it. */
const brought: Readonly<Record<string, MoveOf<typeof remessaItemMachine>>> = {
  enviar: 'enviar',
  cancelar: 'cancelar',
  rejeitar: 'recusar',
}

/** Payments go where their file goes; those that a bank has already answered stay. */
export async function entail(tx: Tx, { name, records }: Done, acting: Acting): Promise<void> {
  const its = brought[name]
  if (!its) return
  const { rows } = await sql<{ id: number; remessa: number }>`
    select id, remessa_id as remessa from remessa_item
     where cliente_id = ${currentClient} and remessa_id = any(${idsOf(records)}::bigint[])
       and situacao = any(${remessaItemMachine.moves[its].from}::text[]) order by id`.execute(tx)
  const reasons = reasonsOf(records)
  const wanted = rows.map(({ id, remessa }) => ({ id, motivo: reasons.get(remessa) }))
  await move(tx, remessaItens, its, wanted, acting)
}
