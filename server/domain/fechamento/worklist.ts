import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { monthOf } from '../../money/days.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { spent } from '../contrato/states.ts'

/** States of contracts whose term holds or held. */
const held = spent.filter((state) => state !== contratoMachine.moves.emitirTermo.to)

/** The sequences, by their alias, that a month is worked out from. */
export const countedIn = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const states = sql.join(held.map((state) => sql.lit(state)))
  return sql<boolean>`${column('cliente_id')} = ${currentClient} and ${column('situacao')} in (${states})
    and least(${column('encerramento')}, ${column('rescisao')}) >= ${column('inicio')}`
}

/**
 * Declares a cursor over the contracts that a month is about: active in it, billed for it, or with months to work out again.
 * It is held open between transactions. Contracts of a host follow one another, so that its invoice is written a few times only.
 */
export async function layOut(tx: Tx, month: string): Promise<void> {
  const { first, last } = monthOf(month)
  // What is declared takes no parameters: these are texts of ours, checked to be a month.
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

/** Declares the same cursor over all contracts that were active, or billed, in a month or later. */
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

/** The next of the list; none at its end. */
export async function nextListed(tx: Tx, most: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`fetch ${sql.lit(most)} from contratos_do_mes`.execute(tx)
  return rows
}

/** Contracts that are worked out together. */
export interface Batch {
  numbers: number[]
  /** Its first host is the last of the part before, whose invoices are to be written first. */
  follows: boolean
  /** The host whose contracts go on in the next part: its corrections wait for them. */
  unfinished: number | null
}

/** Cuts a list between hosts, or within one that is larger than a part; told are the hosts before and after the list. */
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
