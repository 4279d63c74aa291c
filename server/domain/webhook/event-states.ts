import { type WebhookEventState, webhookEvent } from '../../../catalogue/machines/webhook-event.ts'
import { inStatements } from '../state-statements.ts'

/** The states of an event in statements. */
export const { listed, leftBy, madeBy } = inStatements(webhookEvent)

const open: readonly WebhookEventState[] = webhookEvent.moves.cancelar.from

/** The target has not taken these yet, and may still get them: what goes when it does. */
export const pending = listed(open)

/** Nothing more happens to these by itself. */
export const settled = listed(
  (Object.keys(webhookEvent.states) as WebhookEventState[]).filter((name) => !open.includes(name)),
)
