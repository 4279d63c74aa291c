import { sql } from 'kysely'
import { failingAfter } from '../../catalogue/health.ts'
import { said } from '../../catalogue/message.ts'
import type { Database } from '../store/database.ts'
import { type Checked, mostCounted } from './finding.ts'

/** Whether a target has failed often enough to be reported. Targets paused on request (`infinity`) do not count. */
export const isFailingEntry = sql<boolean>`(falhas >= ${sql.lit(failingAfter)} and pronto_em < 'infinity')`

/** Targets with events to send: one row each. */
export const webhookStatement = () => sql<{ waiting: number; failing: number }>`
  select count(*)::integer as waiting,
         count(*) filter (where ${isFailingEntry})::integer as failing
    from (select falhas, pronto_em from fila_webhook limit ${sql.lit(mostCounted)}) f`

export async function checkWebhooks(db: Database): Promise<Checked> {
  const { rows } = await webhookStatement().execute(db.kysely)
  const { waiting, failing } = rows[0]!
  return {
    findings: failing > 0 ? [{ code: 'WEBHOOK_FALHANDO', text: said('saude.webhookFalhando') }] : [],
    measures: { webhookTargetsWaiting: waiting, webhookTargetsFailing: failing },
  }
}
