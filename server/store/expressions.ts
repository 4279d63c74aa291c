import { sql } from 'kysely'

/** The transaction's client. A subquery, so that the planner estimates an average client. */
export const currentClient = sql<number>`(select cliente_atual())`

export const now = sql<string>`now()`

/** Compares with a list as one array parameter. */
export const anyOf = <T>(values: readonly T[]) => sql<T>`any(${values})`

/**
 * SQL for the first column that is not null. Unlike `coalesce`, which is not leakproof, a `case` can use an
 * index under row-level security.
 */
export const firstOf = (...columns: readonly string[]): string =>
  `case ${columns.map((column) => `when ${column} is not null then ${column}`).join(' ')} end`
