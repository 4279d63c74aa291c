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
 * Lays out the numbers of the contracts that a month is about, once for the whole run: who was there, who was billed, and of
 * whom something is pending. The database keeps the list, also between transactions, and gives it out in parts.
 * Those of a host follow one another, so that its invoice is written to a few times only.
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
      select contrato_numero from fechamento_pendente
       where cliente_id = ${currentClient} and competencia <= ${sql.lit(month)}) n
      left join lateral (select c.concedente_id from contrato c where ${countedIn('c')} and c.numero = n.numero
                          order by c.sequencia desc limit 1) h on true
     order by h.concedente_id nulls last, n.numero`.execute(tx)
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
  /** Its first host is the last of those before it, whose invoices are to be written first. */
  follows: boolean
}

/** Cuts a list between hosts, or within one that is larger than a part; the host before it is told. */
export function batchesOf(list: readonly Listed[], size: number, before: number | null): Batch[] {
  const batches: Batch[] = []
  let last = before
  for (const { numero, host } of list) {
    const current = batches.at(-1)
    const same = host !== null && host === last
    const full = !current || current.numbers.length >= (same ? 2 * size : size)
    if (full) batches.push({ numbers: [numero], follows: same })
    else current.numbers.push(numero)
    last = host
  }
  return batches
}
