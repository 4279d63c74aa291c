import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/**
 * Works out the instalments of contracts again: one for each month, in proportion where the month is not whole, due on the
 * fifth of the next. What was paid stays, and is not asked for twice.
 */
export async function rebuildInstalments(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from parcela where cliente_id = ${currentClient} and contrato_id = any(${ids}::bigint[])
    and pagamento is null`.execute(tx)
  await sql`
    insert into parcela (cliente_id, contrato_id, parcela, data, valor_bolsa, tipo_taxa)
    select c.cliente_id, c.id, p.pagas + row_number() over (partition by c.id order by m.data), m.data,
           case c.bolsa_tipo when 'Por hora' then round(c.bolsa_valor * c.horas_semanal * m.dias / 7, 2)
             else case when m.inteiro then c.bolsa_valor else round(c.bolsa_valor * least(m.dias, 30) / 30, 2) end end,
           'A pagar'
      from contrato c
     cross join lateral (
       select (d.mes + interval '1 month 4 days')::date as data, u.ultimo - u.primeiro + 1 as dias,
              u.primeiro = d.mes::date and u.ultimo = u.fim_do_mes as inteiro
         from generate_series(date_trunc('month', c.inicio), least(c.encerramento, c.rescisao), interval '1 month') d(mes)
        cross join lateral (select greatest(d.mes::date, c.inicio) as primeiro,
            least((d.mes + interval '1 month')::date - 1, c.encerramento, c.rescisao) as ultimo,
            (d.mes + interval '1 month')::date - 1 as fim_do_mes) u) m
     cross join lateral (select coalesce(max(parcela), 0) as pagas from parcela x
         where x.cliente_id = c.cliente_id and x.contrato_id = c.id) p
     where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[]) and c.bolsa_valor > 0
       and (c.bolsa_tipo is distinct from 'Por hora' or c.horas_semanal is not null)
       and not exists (select from parcela x where x.cliente_id = c.cliente_id and x.contrato_id = c.id and x.data = m.data)
     order by c.id, m.data`.execute(tx)
}
