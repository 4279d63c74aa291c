import { sql } from 'kysely'
import { type MoveOf, openStates } from '../../../catalogue/machines/machine.ts'
import { remessaMachine } from '../../../catalogue/machines/remessa.ts'
import { remessaItemMachine } from '../../../catalogue/machines/remessa-item.ts'
import type { Told } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { remessas } from './guards.ts'

const { pagar, recusar } = remessaItemMachine.moves
/** States without a final answer of the bank. */
const waiting = openStates(remessaItemMachine).filter((state) => state !== pagar.to)

interface Standing {
  id: number
  situacao: string
  abertos: number
  recusados: number
  itens: number
}

/** Updates files by the answers to their payments: accepted, all refused, or processed. */
export async function settle(
  tx: Tx,
  acting: Acting,
  ids: readonly number[],
  motivo: Told | null,
): Promise<void> {
  const { rows } = await sql<Standing>`
    select r.id, r.situacao, count(*) filter (where i.situacao = any(${waiting}::text[]))::int as abertos,
           count(*) filter (where i.situacao = ${recusar.to})::int as recusados, count(*)::int as itens
      from remessa r join remessa_item i on i.cliente_id = r.cliente_id and i.remessa_id = r.id
     where r.cliente_id = ${currentClient} and r.id = any(${[...new Set(ids)]}::bigint[])
     group by r.id, r.situacao order by r.id`.execute(tx)
  const wanted = Map.groupBy(rows, nextOf)
  for (const [name, files] of wanted) {
    if (name === undefined) continue
    const moving = files.map(({ id }) => ({ id, motivo }))
    await move(tx, remessas, name, moving, acting)
  }
}

function nextOf({
  situacao,
  abertos,
  recusados,
  itens,
}: Standing): MoveOf<typeof remessaMachine> | undefined {
  const name = abertos > 0 ? 'aceitar' : recusados === itens ? 'rejeitar' : 'processar'
  const possible: readonly string[] = remessaMachine.moves[name].from
  return possible.includes(situacao) ? name : undefined
}
