import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type DoneRecord, idsOf } from '../machine/bound.ts'
import { keptReason } from '../machine/history.ts'

/** A movement that is not reversed and can be reversed here. */
interface Reversible {
  id: number
  faturamento_id: number
}

const standing = sql`m.cliente_id = ${currentClient} and m.estorno_de is null and m.origem <> 'Externa'
  and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)`

export async function reversible(tx: Tx, faturamentos: readonly number[]): Promise<Reversible[]> {
  const { rows } = await sql<Reversible>`
    select m.id, m.faturamento_id from movimento m
     where ${standing} and m.faturamento_id = any(${faturamentos}::bigint[])`.execute(tx)
  return rows
}

/** Movement data, equal for all invoices; without `valor`, the open amount of each. */
export interface Booked {
  data: string
  credito: string | null
  valor: string | null
  juros: string
  multa: string
  desconto: string
  forma: string | null
  banco: string | null
  nosso_numero: string | null
  end_to_end: string | null
}

/** Books one movement for each invoice. */
export async function book(tx: Tx, faturamentos: readonly number[], one: Booked): Promise<void> {
  await sql`
    insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, juros, multa, desconto, forma, banco,
                           nosso_numero, end_to_end, origem)
    select f.cliente_id, f.id, f.tipo, k.data, k.credito,
           coalesce(k.valor, liquido_do_faturamento(f) - f.quitado + k.juros + k.multa - k.desconto),
           k.juros, k.multa, k.desconto, k.forma, k.banco, k.nosso_numero, k.end_to_end, 'Manual'
      from faturamento f cross join json_populate_record(null::movimento, ${JSON.stringify(one)}) k
     where f.cliente_id = ${currentClient} and f.id = any(${faturamentos}::bigint[]) order by f.id`.execute(
    tx,
  )
}

/**
 * Reverses one movement of each invoice, with the invoice's reason: the given one, or the last not reversed.
 */
export async function reverse(
  tx: Tx,
  invoices: readonly DoneRecord[],
  { movimento, data }: { movimento: number | null; data: string },
): Promise<void> {
  await sql`
    insert into movimento (cliente_id, faturamento_id, tipo, data, valor, juros, multa, desconto, forma, banco,
                           nosso_numero, end_to_end, origem, estorno_de, motivo)
    select m.cliente_id, m.faturamento_id, m.tipo, ${data}::date, -m.valor, -m.juros, -m.multa, -m.desconto, m.forma,
           m.banco, m.nosso_numero, m.end_to_end, 'Manual', m.id, k.motivo
      from (select distinct on (m.faturamento_id) m.* from movimento m
             where ${standing} and m.faturamento_id = any(${idsOf(invoices)}::bigint[])
               and (${movimento}::bigint is null or m.id = ${movimento}::bigint)
             order by m.faturamento_id, m.id desc) m
      join unnest(${idsOf(invoices)}::bigint[], ${invoices.map(({ motivo }) => keptReason(motivo).motivo)}::text[]) k(id, motivo)
        on k.id = m.faturamento_id
     order by m.id`.execute(tx)
}
