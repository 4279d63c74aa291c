import { type RawBuilder, sql } from 'kysely'
import type { PartyKind } from '../../../catalogue/doors.ts'
import type { Actor, Authority, Units } from '../../store/actor.ts'
import type { Tables } from '../../store/schema.ts'
import { registered } from './registry.ts'

/**
 * The records that an actor may see; all others do not exist for it. Staff see what their units and rights
 * allow. A party sees only its own records, and with a personal link only those in the link's units.
 */
export type Reach =
  | { kind: 'all' }
  | ({ kind: 'staff' } & Authority)
  | { kind: 'party'; parte: PartyKind; id: number; units: Units }

export const everything: Reach = { kind: 'all' }

/** Integrations, jobs and operators reach all records of the client. */
export function reachOf(actor: Actor): Reach {
  switch (actor.kind) {
    case 'party':
      return { kind: 'party', parte: actor.parte, id: actor.id, units: actor.units }
    case 'person':
      return { kind: 'staff', permissoes: actor.permissoes, units: actor.units }
    case 'credential':
      if (actor.tipo !== 'gestao') return everything
      return { kind: 'staff', permissoes: actor.permissoes, units: actor.units }
    case 'sender':
    case 'employee':
    case 'job':
    case 'operator':
      return everything
  }
}

/** What distinguishes two reaches in the digests of cursors and stored page positions. */
export function reachKey(reach: Reach): readonly [unidades: unknown, party: unknown] {
  const unidades = reach.kind === 'all' || reach.units.kind === 'all' ? null : reach.units.unidades
  return [unidades, reach.kind === 'party' ? { parte: reach.parte, id: reach.id } : null]
}

/** SQL condition on a row of the table: it is within reach. */
export function withinSql(table: keyof Tables, alias: string, reach: Reach): string {
  if (reach.kind === 'all') return 'true'
  const scope = registered().scopes[table]
  if (!scope) throw new Error(`the table ${table} has no scope: declare one in server/nouns/`)
  const { units, parties, rights } = scope
  const conditions: string[] = []
  if (reach.kind === 'party') {
    conditions.push(parties?.[reach.parte]?.(alias, String(Number(reach.id))) ?? 'false')
  } else if (rights) conditions.push(rights(alias, reach.permissoes))
  if (reach.units.kind === 'units') {
    conditions.push(units(alias, `'{${reach.units.unidades.map(Number).join(',')}}'::bigint[]`))
  }
  const limiting = conditions.filter((one) => one !== 'true')
  return limiting.map((one) => `(${one})`).join(' and ') || 'true'
}

export const within = (table: keyof Tables, alias: string, reach: Reach): RawBuilder<boolean> =>
  sql.raw(withinSql(table, alias, reach))
