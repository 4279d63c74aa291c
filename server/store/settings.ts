import { sql } from 'kysely'
import { type Actor, actorSettings } from './actor.ts'
import type { Tx } from './tx.ts'

/** Transaction settings by name. */
export type Settings = readonly (readonly [string, string])[]

/**
 * Verbs look up few records by number, so that one generic plan fits all; planning each time would cost more
 * than it saves.
 */
export const plansOnce = ['plan_cache_mode', 'force_generic_plan'] as const

/**
 * For verbs over thousands of records: a generic plan assumes few and would scan whole tables for each. With
 * `auto`, PostgreSQL still reuses a generic plan where it costs no more.
 */
export const plansEach = ['plan_cache_mode', 'auto'] as const

/**
 * For thousands of records looked up by number in tables that grow meanwhile: forces index lookups whatever
 * the statistics say, and keeps no plan from when a table was empty.
 */
export const byNumber = [
  ['plan_cache_mode', 'auto'],
  ['enable_seqscan', 'off'],
  ['enable_hashjoin', 'off'],
  ['enable_mergejoin', 'off'],
] as const

export const clientSetting = (clienteId: number) => ['vinculo.cliente', String(clienteId)] as const

/** Settings for the rows that a transaction sees and the actor that its triggers record. */
export const settingsFor = (clienteId: number, actor: Actor) => [
  clientSetting(clienteId),
  ...actorSettings(actor),
]

/** Settings that end with the transaction. */
export async function setLocally(tx: Tx, settings: Settings): Promise<void> {
  const calls = settings.map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(tx)
}
