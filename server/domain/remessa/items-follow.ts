import { sql } from 'kysely'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf, reasonsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { type ItemMove, remessaItens } from '../remessa-item/guards.ts'

/** Payments move with their file; those already answered by the bank stay. */
const itemsFollow =
  (name: ItemMove): Consequence =>
  async (tx, files, acting) => {
    const { rows } = await sql<{ id: number; remessa: number }>`
      select id, remessa_id as remessa from remessa_item
       where cliente_id = ${currentClient} and remessa_id = any(${idsOf(files)}::bigint[])
         and situacao = any(${remessaItemMachine.moves[name].from}::text[]) order by id`.execute(tx)
    const reasons = reasonsOf(files)
    const wanted = rows.map(({ id, remessa }) => ({ id, motivo: reasons.get(remessa) }))
    await move(tx, remessaItens, name, wanted, acting)
  }

export const enviaItens = itemsFollow('enviar')
export const cancelaItens = itemsFollow('cancelar')
export const recusaItens = itemsFollow('recusar')
