import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { faturamentos } from '../faturamento/guards.ts'
import { type Acting, type DoneRecord, idsOf, reasonsOf } from '../machine/bound.ts'
import { keptReason } from '../machine/history.ts'
import type { Consequence } from '../machine/registry.ts'
import { type Effect, move } from '../move.ts'

/** Books what the bank paid. A fully paid invoice is settled; otherwise the rest can be paid again. */
export const liquidaFaturamentos: Consequence = async (tx, payments, acting) => {
  const { whole = [], part = [] } = await settled(tx, payments)
  await settle(tx, acting, 'liquidar', whole, book(idsOf(payments)))
  await settle(tx, acting, 'liberar', part, book(idsOf(payments)))
}

/** Invoices of refused or cancelled payments can be paid again. */
export const liberaFaturamentos: Consequence = async (tx, payments, acting) =>
  settle(tx, acting, 'liberar', await invoicesOf(tx, payments))

/** Reverses the movements of returned payments. */
export const devolveFaturamentos: Consequence = async (tx, payments, acting) =>
  settle(tx, acting, 'devolver', await invoicesOf(tx, payments), takeBack(idsOf(payments)))

async function settle(
  tx: Tx,
  acting: Acting,
  name: 'liquidar' | 'liberar' | 'devolver',
  invoices: readonly DoneRecord[],
  effect?: Effect,
): Promise<void> {
  // A booked movement clears `agendado` itself.
  const values = effect ? {} : { agendado: false }
  const wanted = invoices.map(({ id, motivo }) => ({ id, motivo, values }))
  if (wanted.length > 0) await move(tx, faturamentos, name, wanted, acting, effect)
}

interface Invoice extends DoneRecord {
  /** Whether the real amount settles the invoice. */
  whole: boolean | null
}

/** Invoices of payments, each with the reason of its payment. */
async function invoicesOf(tx: Tx, payments: readonly DoneRecord[]): Promise<Invoice[]> {
  const { rows } = await sql<{ id: number; payment: number; whole: boolean | null }>`
    select f.id, i.id as payment, i.valor_real = liquido_do_faturamento(f) - f.quitado as whole
      from remessa_item i join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
     where i.cliente_id = ${currentClient} and i.id = any(${idsOf(payments)}::bigint[]) order by f.id`.execute(
    tx,
  )
  const reasons = reasonsOf(payments)
  return rows.map(({ id, payment, whole }) => ({ id, motivo: reasons.get(payment) ?? null, whole }))
}

/** Invoices that the real amount settles, and those with a rest. */
const settled = async (tx: Tx, payments: readonly DoneRecord[]) =>
  Object.groupBy(await invoicesOf(tx, payments), ({ whole }) => (whole ? 'whole' : 'part'))

/** Books the payment with its real date and amount. */
const book =
  (ids: readonly number[]): Effect =>
  async (tx, invoices) => {
    await sql`
      insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, forma, banco, nosso_numero, origem,
                             remessa_item_id, retorno_item_id)
      select i.cliente_id, f.id, f.tipo, i.data_real, i.data_real, i.valor_real, i.forma, c.banco, i.seu_numero,
             case when i.retorno_item_id is null then 'Manual' else 'Retorno' end, i.id, i.retorno_item_id
        from remessa_item i
        join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
        join conta_bancaria c on c.cliente_id = i.cliente_id and c.id = i.conta_bancaria_id
       where i.cliente_id = ${currentClient} and i.id = any(${ids}::bigint[]) and f.id = any(${idsOf(invoices)}::bigint[])
       order by f.id`.execute(tx)
  }

/** Reverses the movements of payments by negative ones, with the reason of the invoice. */
const takeBack =
  (ids: readonly number[]): Effect =>
  async (tx, invoices) => {
    await sql`
      insert into movimento (cliente_id, faturamento_id, tipo, data, valor, juros, multa, desconto, forma, banco,
                             nosso_numero, origem, retorno_item_id, estorno_de, motivo)
      select m.cliente_id, m.faturamento_id, m.tipo, coalesce(i.data_real, hoje_do_cliente()), -m.valor, -m.juros, -m.multa,
             -m.desconto, m.forma, m.banco, m.nosso_numero, 'Retorno', i.retorno_item_id, m.id, k.motivo
        from remessa_item i
        join movimento m on m.cliente_id = i.cliente_id and m.remessa_item_id = i.id
        join unnest(${idsOf(invoices)}::bigint[], ${invoices.map(({ motivo }) => keptReason(motivo).motivo)}::text[]) k(id, motivo)
          on k.id = m.faturamento_id
       where i.cliente_id = ${currentClient} and i.id = any(${ids}::bigint[])
         and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)
       order by m.id`.execute(tx)
  }
