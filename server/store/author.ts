import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './actor.ts'

/**
 * Owner of an actor's idempotency keys: by number, because names repeat. Successors of a credential and
 * tokens of an account share one, so that a retry after a rotation is recognised.
 */
export function authorOf(actor: Actor): RawBuilder<string> {
  switch (actor.kind) {
    case 'person':
      return sql`${`${actor.tipo} ${actor.id}`}`
    case 'party':
      return sql`${`${actor.parte} ${actor.id}`}`
    case 'employee':
      return sql`${`colaborador ${actor.id}`}`
    case 'credential':
      return actor.tipo === 'conta' ? sql`${`conta ${actor.id}`}` : sql`autor_da_credencial(${actor.id})`
    default:
      return sql`${actor.kind}`
  }
}
