import { sql } from 'kysely'

/** The client that a transaction works for. A subquery, so that the planner counts on a client like the others. */
export const currentClient = sql<number>`(select cliente_atual())`

export const now = sql<string>`now()`

/** For the right side of a comparison: one parameter, however many values. */
export const anyOf = <T>(values: readonly T[]) => sql<T>`any(${values})`
