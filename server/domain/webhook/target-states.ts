import { webhookTarget } from '../../../catalogue/machines/webhook-target.ts'
import { inStatements } from '../state-statements.ts'

/** The states of a target in statements. */
export const target = inStatements(webhookTarget)
