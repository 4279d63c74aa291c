import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import { instalment, instalmentPlan } from './instalment-plan.ts'

/** Instalments that a student pays back. All others are paid to the student. */
export const recovered = 'A receber'

/**
 * Recalculates the instalments of contracts. Paid ones are kept and not repeated, and so are those to be paid
 * back; months paid before an import keep their numbers but have no instalments.
 */
export async function rebuildInstalments(tx: Tx, contracts: readonly { id: number }[]): Promise<void> {
  const ids = idsOf(contracts)
  await sql`delete from parcela where cliente_id = ${currentClient} and contrato_id = any(${ids}::bigint[])
    and pagamento is null and tipo_taxa is distinct from ${recovered}`.execute(tx)
  await sql`
    insert into parcela (cliente_id, contrato_id, parcela, data, valor_bolsa, tipo_taxa)
    select c.cliente_id, c.id, p.pagas + row_number() over (partition by c.id order by m.data), m.data,
           ${instalment}, 'A pagar'
      from contrato c
     cross join lateral (${instalmentPlan(sql`least(c.encerramento, c.rescisao)`)}) m
     cross join lateral (select coalesce(max(k.pago_ate), '') as ultimo from contrato k
         where k.cliente_id = c.cliente_id and k.numero = c.numero) a
     cross join lateral (select greatest(coalesce(max(parcela), 0), case when a.ultimo <> '' then
           left(a.ultimo, 4)::integer * 12 + right(a.ultimo, 2)::integer + 1
             - (extract(year from c.inicio) * 12 + extract(month from c.inicio))::integer end) as pagas
          from parcela x where x.cliente_id = c.cliente_id and x.contrato_id = c.id) p
     where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[])
       and to_char(m.data - interval '1 month', 'YYYY-MM') > a.ultimo
       and not exists (select from parcela x where x.cliente_id = c.cliente_id and x.contrato_id = c.id and x.data = m.data
         and x.tipo_taxa is distinct from ${recovered})
     order by c.id, m.data`.execute(tx)
}
