import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { faturamentos } from '../faturamento/guards.ts'
import type { Acting, Done } from '../machine/bound.ts'
import { type Effect, move } from '../move.ts'
import { madeOrRefused } from '../one.ts'

/** What became of a payment is what becomes of its invoice. */
export async function entail(tx: Tx, { name, ids, motivo }: Done, acting: Acting): Promise<void> {
  if (name === 'pagar') {
    const { whole, part } = await settled(tx, ids)
    await settle(tx, acting, 'liquidar', whole, motivo, book(ids))
    // What the bank paid of it is booked, and the rest can be paid again.
    await settle(tx, acting, 'liberar', part, motivo, book(ids))
  } else if (name === 'recusar' || name === 'cancelar') {
    await settle(tx, acting, 'liberar', await invoicesOf(tx, ids), motivo)
  } else if (name === 'devolver') {
    await settle(tx, acting, 'devolver', await invoicesOf(tx, ids), motivo, takeBack(ids, motivo))
  }
}

async function settle(
  tx: Tx,
  acting: Acting,
  name: 'liquidar' | 'liberar' | 'devolver',
  invoices: readonly number[],
  motivo: string | null,
  effect?: Effect,
): Promise<void> {
  // What the journal books by the word of the bank is no longer on its way: it says so itself.
  const values = effect ? {} : { agendado: false }
  const wanted = invoices.map((id) => ({ id, motivo, values }))
  if (wanted.length > 0) madeOrRefused(await move(tx, faturamentos, name, wanted, acting, effect))
}

async function invoicesOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select faturamento_id as id from remessa_item
     where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Invoices that the real amount settles, and those of which something is still owed. */
async function settled(tx: Tx, ids: readonly number[]): Promise<{ whole: number[]; part: number[] }> {
  const { rows } = await sql<{ id: number; whole: boolean }>`
    select f.id, i.valor_real = liquido_do_faturamento(f) - f.quitado as whole
      from remessa_item i join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
     where i.cliente_id = ${currentClient} and i.id = any(${ids}::bigint[]) order by f.id`.execute(tx)
  const { whole = [], part = [] } = Object.groupBy(rows, (one) => (one.whole ? 'whole' : 'part'))
  return { whole: whole.map(({ id }) => id), part: part.map(({ id }) => id) }
}

/** The movement of a payment, with the day and the amount that the bank tells. */
const book =
  (ids: readonly number[]): Effect =>
  async (tx, invoices) => {
    await sql`
      insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, forma, banco, nosso_numero, origem,
                             retorno_item_id)
      select i.cliente_id, f.id, f.tipo, i.data_real, i.data_real, i.valor_real, i.forma, c.banco, i.seu_numero, 'Retorno',
             i.retorno_item_id
        from remessa_item i
        join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
        join conta_bancaria c on c.cliente_id = i.cliente_id and c.id = i.conta_bancaria_id
       where i.cliente_id = ${currentClient} and i.id = any(${ids}::bigint[]) and f.id = any(${invoices}::bigint[])
       order by f.id`.execute(tx)
  }

/** The movements by which payments were booked, with a minus. */
const takeBack =
  (ids: readonly number[], motivo: string | null): Effect =>
  async (tx, invoices) => {
    await sql`
      insert into movimento (cliente_id, faturamento_id, tipo, data, valor, juros, multa, desconto, forma, banco,
                             nosso_numero, origem, retorno_item_id, estorno_de, motivo)
      select m.cliente_id, m.faturamento_id, m.tipo, coalesce(i.data_real, hoje_do_cliente()), -m.valor, -m.juros, -m.multa,
             -m.desconto, m.forma, m.banco, m.nosso_numero, 'Retorno', i.retorno_item_id, m.id, ${motivo}
        from remessa_item i
        join retorno_item r on r.cliente_id = i.cliente_id and r.remessa_item_id = i.id
        join movimento m on m.cliente_id = r.cliente_id and m.retorno_item_id = r.id and m.estorno_de is null
       where i.cliente_id = ${currentClient} and i.id = any(${ids}::bigint[])
         and m.faturamento_id = any(${invoices}::bigint[])
         and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)
       order by m.id`.execute(tx)
  }
