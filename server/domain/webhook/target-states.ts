import { webhookTarget } from '../../../catalogue/machines/webhook-target.ts'
import { inStatements } from '../state-statements.ts'

/** States of a target, for SQL. */
export const target = inStatements(webhookTarget)
