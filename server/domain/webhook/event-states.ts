import { type RawBuilder, sql } from 'kysely'
import {
  type WebhookEventMove,
  type WebhookEventState,
  webhookEvent,
} from '../../../catalogue/machines/webhook-event.ts'

/**
 * The states of an event in statements, all from its machine. They are written out and not bound: the indexes of what
 * is due serve only a condition that shows which states it means.
 */

const { states, moves } = webhookEvent

const listed = (names: readonly WebhookEventState[]): RawBuilder<unknown> =>
  sql`(${sql.join(names.map((name) => sql.lit(name)))})`

/** The states that a move leaves. */
export const leftBy = (move: WebhookEventMove) => listed(moves[move].from)

/** The state that a move leads to. */
export const madeBy = (move: WebhookEventMove) => sql.lit(moves[move].to)

/** The target has not taken these yet, and may still get them: what goes when it does. */
export const pending = leftBy('cancelar')

/** Nothing more happens to these by itself. */
export const settled = listed(
  (Object.keys(states) as WebhookEventState[]).filter(
    (name) => !moves.cancelar.from.some((open) => open === name),
  ),
)
