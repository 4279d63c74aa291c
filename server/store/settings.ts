import { sql } from 'kysely'
import { type Actor, actorSettings } from './actor.ts'
import type { Tx } from './tx.ts'

/** Settings of a transaction, by their names. */
export type Settings = readonly (readonly [string, string])[]

/**
 * Verbs name few records by their numbers, whichever they are: a plan serves all of them, and to look for a better one
 * every time takes longer than it could save.
 */
export const plansOnce = ['plan_cache_mode', 'force_generic_plan'] as const

/**
 * For verbs that are told thousands of records: a plan for few would look through whole tables for each of them. What is
 * looked up for each of them alone keeps its plan: to make one every time would take most of the time.
 */
export const plansEach = ['plan_cache_mode', 'auto'] as const

/**
 * For work on thousands of records that are named by their numbers, in tables that grow under it: each is found by its index,
 * however few rows the database takes a table to have, and no plan is kept from when it was empty.
 */
export const byNumber = [
  ['plan_cache_mode', 'auto'],
  ['enable_seqscan', 'off'],
  ['enable_hashjoin', 'off'],
  ['enable_mergejoin', 'off'],
] as const

export const clientSetting = (clienteId: number) => ['vinculo.cliente', String(clienteId)] as const

/** Whose rows a transaction sees, and who writes them. */
export const settingsFor = (clienteId: number, actor: Actor) => [
  clientSetting(clienteId),
  ...actorSettings(actor),
]

/** Settings that end with the transaction. */
export async function setLocally(tx: Tx, settings: Settings): Promise<void> {
  const calls = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
}
