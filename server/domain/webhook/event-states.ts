import { type WebhookEventState, webhookEvent } from '../../../catalogue/machines/webhook-event.ts'
import { inStatements } from '../state-statements.ts'

/** States of an event, for SQL. */
export const { listed, leftBy, madeBy } = inStatements(webhookEvent)

const open: readonly WebhookEventState[] = webhookEvent.moves.cancelar.from

/** States of events that may still be sent; deactivating the target cancels them. */
export const pending = listed(open)

/** States that do not change by themselves. */
export const settled = listed(
  (Object.keys(webhookEvent.states) as WebhookEventState[]).filter((name) => !open.includes(name)),
)
