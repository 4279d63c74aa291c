import { type RawBuilder, sql } from 'kysely'
import type { Machine } from '../../../catalogue/machines/machine.ts'

/** SQL of the state of a row: its column, or the derivation on a date. */
export function stateIn(
  { field, derived }: Pick<Machine, 'field' | 'derived'>,
  alias: string,
  today: string | undefined,
): RawBuilder<string> {
  if (!derived) return sql`${sql.ref(`${alias}.${field}`)}`
  const day = today === undefined ? sql`(select hoje_do_cliente())` : sql`${today}::date`
  return sql`${sql.raw(derived)}(${sql.table(alias)}.*, ${day})`
}
