import { sql } from 'kysely'

/** The client that a transaction works for. A subquery, so that the planner counts on a client like the others. */
export const currentClient = sql<number>`(select cliente_atual())`

export const now = sql<string>`now()`

/** For the right side of a comparison: one parameter, however many values. */
export const anyOf = <T>(values: readonly T[]) => sql<T>`any(${values})`

/**
 * SQL for the first of some columns that is not null, to be compared with a key. Where rows are guarded by client, the
 * database takes a coalesce for something that might tell of them, and uses no index for it.
 */
export const firstOf = (...columns: readonly string[]): string =>
  `case ${columns.map((column) => `when ${column} is not null then ${column}`).join(' ')} end`
