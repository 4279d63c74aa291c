import { sql } from 'kysely'
import { countedRows } from '../../../catalogue/management/envelopes.ts'
import { panelDays } from '../../../catalogue/management/painel/resumo-painel.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Batches received on one day. */
export interface DayOfBatches {
  dia: string
  lotes: number
  registros: number
  recusados: number
}

/** The last days, including days without batches. Only the most recent batches are read. */
export async function daysOfBatches(tx: Tx, today: string): Promise<DayOfBatches[]> {
  const first = Temporal.PlainDate.from(today)
    .subtract({ days: panelDays - 1 })
    .toString()
  const { rows } = await sql<DayOfBatches>`
    with fuso as materialized (select fuso from cliente where cliente_id = ${currentClient}),
    recentes as (
      select (l.recebido_em at time zone f.fuso)::date as dia, l.registros, l.recusados from lote l, fuso f
       where l.cliente_id = ${currentClient} and not l.simulado
         and l.recebido_em >= (${first}::date::timestamp at time zone f.fuso)
       order by l.recebido_em desc limit ${countedRows})
    select d::date::text as dia, count(r.dia)::integer as lotes, coalesce(sum(r.registros), 0)::integer as registros,
           coalesce(sum(r.recusados), 0)::integer as recusados
      from generate_series(${first}::date, ${today}::date, interval '1 day') d
      left join recentes r on r.dia = d::date
     group by d order by d`.execute(tx)
  return rows
}

export async function hasBatches(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from lote where cliente_id = ${currentClient}) as some`.execute(tx)
  return rows[0]!.some
}
