import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { monthOf } from '../../money/days.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { spent } from '../contract-states.ts'

/** States of contracts whose term is or was in force. */
const held = spent.filter((state) => state !== contratoMachine.moves.emitirTermo.to)

/** Condition for the sequences that a month is calculated from. */
export const countedIn = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const states = sql.join(held.map((state) => sql.lit(state)))
  return sql<boolean>`${column('cliente_id')} = ${currentClient} and ${column('situacao')} in (${states})
    and least(${column('encerramento')}, ${column('rescisao')}) >= ${column('inicio')}`
}

/**
 * Declares a holdable cursor over the contracts of a month: active in it, billed for it, or with marked
 * months. Ordered by host, so that a host's invoice is written only a few times.
 */
export async function layOut(tx: Tx, month: string): Promise<void> {
  const { first, last } = monthOf(month)
  // DECLARE takes no parameters; the literals are validated months.
  const day = (text: string) => sql`${sql.lit(text)}::date`
  await sql`
    declare contratos_do_mes no scroll cursor with hold for
    select n.numero, h.concedente_id as host from (
      select c.numero from contrato c
       where ${countedIn('c')} and c.inicio <= ${day(last)} and least(c.encerramento, c.rescisao) >= ${day(first)}
      union
      select contrato_numero from faturamento_item
       where cliente_id = ${currentClient} and contrato_numero is not null and competencia = ${sql.lit(month)}
      union
      select contrato_numero from compensacao where cliente_id = ${currentClient} and competencia = ${sql.lit(month)}
      union
      select contrato_numero from fechamento_pendente
       where cliente_id = ${currentClient} and competencia <= ${sql.lit(month)}) n
      left join lateral (select c.concedente_id from contrato c where ${countedIn('c')} and c.numero = n.numero
                          order by c.sequencia desc limit 1) h on true
     order by h.concedente_id nulls last, n.numero`.execute(tx)
}

/** Declares the same cursor over all contracts active or billed in a month or later. */
export async function layOutAll(tx: Tx, month: string): Promise<void> {
  const { first } = monthOf(month)
  await sql`
    declare contratos_do_mes no scroll cursor with hold for
    select c.numero, null::bigint as host from contrato c
     where ${countedIn('c')} and least(c.encerramento, c.rescisao) >= ${sql.lit(first)}::date
    union
    select contrato_numero, null from faturamento_item
     where cliente_id = ${currentClient} and contrato_numero is not null and competencia >= ${sql.lit(month)}
     order by 1`.execute(tx)
}

/** A contract of the list, with its host. */
export interface Listed {
  numero: number
  host: number | null
}

/** Fetches the next contracts; empty at the end. */
export async function nextListed(tx: Tx, most: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`fetch ${sql.lit(most)} from contratos_do_mes`.execute(tx)
  return rows
}

/** Contracts calculated together. */
export interface Batch {
  numbers: number[]
  /** Its first host is the last of the previous part, which must be written first. */
  follows: boolean
  /** The host whose contracts continue in the next part; its corrections are held back. */
  unfinished: number | null
}

/**
 * Splits the list between hosts, or within a host of more than two parts. `before` and `after` are the hosts
 * adjacent to the list.
 */
export function batchesOf(
  list: readonly Listed[],
  size: number,
  before: number | null,
  after: number | null,
): Batch[] {
  const batches: Batch[] = []
  let last = before
  for (const { numero, host } of list) {
    const current = batches.at(-1)
    const same = host !== null && host === last
    const full = !current || current.numbers.length >= (same ? 2 * size : size)
    if (full && current && same) current.unfinished = host
    if (full) batches.push({ numbers: [numero], follows: same, unfinished: null })
    else current.numbers.push(numero)
    last = host
  }
  const final = batches.at(-1)
  if (final && last !== null && last === after) final.unfinished = last
  return batches
}
