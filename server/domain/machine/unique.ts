import { sql } from 'kysely'
import type { Message } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Tables } from '../../store/schema.ts'
import type { Guard, Standing } from './bound.ts'

interface Rule<C> {
  regra: string
  /** Field of the column, if its name differs. */
  campo?: string
  mensagem: Message
  /** Columns within whose values the value is unique. */
  within?: readonly C[]
}

/**
 * Guard that no other record of the table has the value in a text column; records without a value pass. The
 * unique index of the table decides between transactions at the same time.
 */
export function unique<T extends keyof Tables, C extends keyof Row<T> & string>(
  table: T,
  column: C,
  { regra, campo = column, mensagem, within = [] }: Rule<C>,
): Guard<Standing & Pick<Row<T>, C>> {
  type One = Pick<Row<T>, C>
  const columns = [column, ...within]
  const key = (one: One) => JSON.stringify(columns.map((name) => one[name]))
  const textOf = (one: One) => one[column] as string | null
  return async (tx, records) => {
    const values = records.flatMap((one) => textOf(one) ?? [])
    const { rows } = await sql<{ id: number } & One>`
      select id, ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
       where cliente_id = ${currentClient} and ${sql.ref(column)} = any(${values}::text[])`.execute(tx)
    const holders = new Map(rows.map((one) => [key(one), one.id]))
    return {
      judge: (one) => {
        const valor = textOf(one)
        const holder = valor === null ? undefined : holders.get(key(one))
        if (holder === undefined || holder === one.id) return []
        return [{ regra, campo, valor: valor!, mensagem }]
      },
      take: (one) => holders.set(key(one), one.id),
    }
  }
}
