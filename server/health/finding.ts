import type { HealthCode } from '../../catalogue/health.ts'
import type { Message } from '../../catalogue/message.ts'

/** Something that is wrong with the platform. */
export interface Finding {
  code: HealthCode
  text: Message
}

/** Numbers of the checks, for the metrics. */
export interface Measures {
  dataFreeBytes?: number
  databaseFreeBytes?: number
  batchesWaiting?: number
  oldestBatchSeconds?: number
  mailClientsWaiting?: number
  mailOverdueSeconds?: number
  mailFailures?: number
  phoneGatewaysFailing?: number
  webhookTargetsWaiting?: number
  webhookTargetsFailing?: number
  backupAgeSeconds?: number
  jobsFailing?: number
}

/** Result of a check. */
export interface Checked {
  findings: readonly Finding[]
  measures: Measures
}

/** Results of all checks. */
export interface HealthReport extends Checked {
  /** Codes whose check failed or has not run yet. */
  unknown: readonly HealthCode[]
}

/** Maximum rows that a check counts, so that its cost does not grow with the queue. */
export const mostCounted = 10_000
