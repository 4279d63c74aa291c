import { sql } from 'kysely'
import { monthAfter } from '../../money/days.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Settings of money apply from a month on, so that a closed month keeps its own. */

export const datedColumns = [
  'dia_pagamento',
  'mes_comercial',
  'taxa_administrativa',
  'seguro_mensal',
  'taxa_proporcional',
  'recesso_fracao',
  'recesso_pago',
  'retem_irrf',
  'feriados',
  'feriados_facultativos',
] as const satisfies readonly (keyof Row<'cliente'>)[]
export type DatedColumn = (typeof datedColumns)[number]

export const isDated = (column: string): column is DatedColumn =>
  (datedColumns as readonly string[]).includes(column)

/** First month of settings that applied from the beginning. */
const always = '0001-01'

/** The newest closed month, if any. */
export async function lastClosedMonth(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ competencia: string | null }>`
    select max(competencia) as competencia from execucao
     where cliente_id = ${currentClient} and situacao in ('Confirmada', 'Em andamento', 'Interrompida', 'Revertendo')`.execute(
    tx,
  )
  return rows[0]?.competencia ?? undefined
}

/** The default month of a change: the first one after the closed months. */
export async function firstOpenMonth(tx: Tx): Promise<string> {
  const closed = await lastClosedMonth(tx)
  return closed === undefined ? always : monthAfter(closed)
}

/** Changes a setting from a month on. `cliente` keeps the newest value, which pages and commands show. */
export async function changeFrom(
  tx: Tx,
  column: DatedColumn,
  value: string | number | boolean,
  month: string,
): Promise<void> {
  const name = sql.ref(column)
  // Amounts are stored as text: JSON numbers may lose decimals.
  const kept = sql`case when pg_typeof(${name})::text = 'numeric' then to_json(${name}::text) else to_json(${name}) end`
  await sql`
    insert into ajuste_vigencia (cliente_id, coluna, desde, valor)
    select cliente_id, ${column}, ${always}, ${kept} from cliente where cliente_id = ${currentClient}
    on conflict do nothing`.execute(tx)
  await sql`update cliente set ${name} = ${value} where cliente_id = ${currentClient}`.execute(tx)
  await sql`
    insert into ajuste_vigencia (cliente_id, coluna, desde, valor)
    select cliente_id, ${column}, ${month}, ${kept} from cliente where cliente_id = ${currentClient}
    on conflict (cliente_id, coluna, desde) do update set valor = excluded.valor, usuario = excluded.usuario,
      inclusao = now()`.execute(tx)
  await sql`
    update cliente c set ${name} = (json_populate_record(null::cliente, json_build_object(${column}::text, v.valor))).${name}
      from (select valor from ajuste_vigencia where cliente_id = ${currentClient} and coluna = ${column}
             order by desde desc limit 1) v
     where c.cliente_id = ${currentClient} and exists (select from ajuste_vigencia
       where cliente_id = ${currentClient} and coluna = ${column} and desde > ${month})`.execute(tx)
}

/** For each dated setting, the month from which its newest value applies. */
export async function datedSince(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ coluna: string; desde: string }>`
    select coluna, max(desde) as desde from ajuste_vigencia
     where cliente_id = ${currentClient} and desde <> ${always} group by coluna`.execute(tx)
  return new Map(rows.map(({ coluna, desde }) => [coluna, desde]))
}
