import { type RawBuilder, sql } from 'kysely'
import type { Machine } from '../../../catalogue/machines/machine.ts'

/** The state of a row of a machine's table, by the row's alias: what its column says, or what follows from the row on a day. */
export function stateIn(
  { field, derived }: Pick<Machine, 'field' | 'derived'>,
  alias: string,
  today: string | undefined,
): RawBuilder<string> {
  if (!derived) return sql`${sql.ref(`${alias}.${field}`)}`
  const day = today === undefined ? sql`(select hoje_do_cliente())` : sql`${today}::date`
  return sql`${sql.raw(derived)}(${sql.table(alias)}.*, ${day})`
}
