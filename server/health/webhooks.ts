import { sql } from 'kysely'
import { failingAfter } from '../../catalogue/machines/webhook-target.ts'
import { said } from '../../catalogue/message.ts'
import type { Database } from '../store/database.ts'
import { type Checked, mostCounted } from './finding.ts'

/** Targets with events to send: one row each. */
export const webhookStatement = () => sql<{ waiting: number; failing: number }>`
  select count(*)::integer as waiting,
         count(*) filter (where falhas >= ${sql.lit(failingAfter)})::integer as failing
    from (select falhas from fila_webhook limit ${sql.lit(mostCounted)}) f`

export async function checkWebhooks(db: Database): Promise<Checked> {
  const { rows } = await webhookStatement().execute(db.kysely)
  const { waiting, failing } = rows[0]!
  return {
    findings: failing > 0 ? [{ code: 'WEBHOOK_FALHANDO', text: said('saude.webhookFalhando') }] : [],
    measures: { webhookTargetsWaiting: waiting, webhookTargetsFailing: failing },
  }
}
