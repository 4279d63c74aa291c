import { sql } from 'kysely'
import { monthAfter } from '../../money/days.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Settings of money hold from a month on: a closed month keeps those that it was closed with. */

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

/** Stands for a setting that held before anything was closed. */
const always = '0001-01'

/** The newest month that was closed, if any was. */
export async function lastClosedMonth(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ competencia: string | null }>`
    select max(competencia) as competencia from execucao
     where cliente_id = ${currentClient} and situacao in ('Confirmada', 'Em andamento', 'Interrompida', 'Revertendo')`.execute(
    tx,
  )
  return rows[0]?.competencia ?? undefined
}

/** The month from which on a change holds that names none: the first one after the closed ones. */
export async function firstOpenMonth(tx: Tx): Promise<string> {
  const closed = await lastClosedMonth(tx)
  return closed === undefined ? always : monthAfter(closed)
}

/** Changes a setting from a month on. `cliente` keeps the newest value, which is what pages and commands show. */
export async function changeFrom(
  tx: Tx,
  column: DatedColumn,
  value: string | number | boolean,
  month: string,
): Promise<void> {
  const name = sql.ref(column)
  // Amounts are kept as texts: JSON has no decimals that could be relied on.
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

/** The month from which on the newest value of each setting holds, of those that were changed from a month on. */
export async function datedSince(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await sql<{ coluna: string; desde: string }>`
    select coluna, max(desde) as desde from ajuste_vigencia
     where cliente_id = ${currentClient} and desde <> ${always} group by coluna`.execute(tx)
  return new Map(rows.map(({ coluna, desde }) => [coluna, desde]))
}
