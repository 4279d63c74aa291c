import { Gauge, type Registry } from 'prom-client'
import { type HealthCode, healthReasons } from '../../catalogue/health.ts'
import type { Measures } from './finding.ts'
import { codesOf, type Health } from './health.ts'

const gauges: Readonly<Record<keyof Measures, [name: string, help: string]>> = {
  dataFreeBytes: ['vinculo_data_free_bytes', 'Free space of the data folder'],
  databaseFreeBytes: [
    'vinculo_database_free_bytes',
    'Free space of the embedded database, where it is on another disk than the data folder',
  ],
  batchesWaiting: ['vinculo_batches_waiting', 'Batches in the queue; counted up to 10000'],
  oldestBatchSeconds: [
    'vinculo_batch_oldest_seconds',
    'Seconds since the oldest batch of the queue was received',
  ],
  mailClientsWaiting: ['vinculo_mail_clients_waiting', 'Clients with messages to be sent'],
  mailOverdueSeconds: [
    'vinculo_mail_overdue_seconds',
    'Seconds since the oldest message of the queue was due',
  ],
  mailFailures: ['vinculo_mail_failures', 'Failures in a row to reach the mail server'],
  phoneGatewaysFailing: [
    'vinculo_phone_gateways_failing',
    'Gateways to phones that failed three times in a row',
  ],
  webhookTargetsWaiting: ['vinculo_webhook_targets_waiting', 'Webhook targets with events to be sent'],
  webhookTargetsFailing: [
    'vinculo_webhook_targets_failing',
    'Webhook targets with events whose last attempts failed',
  ],
  backupAgeSeconds: ['vinculo_backup_age_seconds', 'Age of the newest backup'],
  jobsFailing: ['vinculo_jobs_failing', 'Scheduled jobs whose last runs failed'],
}

/** Milliseconds that a reader of metrics waits for the checks; then it gets the previous values. */
const patience = 1_000

/** Registers the numbers of the checks, which are made while the metrics are read. */
export function registerHealth(health: Health, registry: Registry): void {
  for (const [measure, [name, help]] of Object.entries(gauges) as [keyof Measures, [string, string]][]) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await health.soon(patience)).measures[measure]
        this.reset()
        // A reset gauge has the value 0; without a value it is left out.
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
  new Gauge({
    name: 'vinculo_degraded',
    help: 'Whether the platform has the problem of this reason code',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      const report = await health.soon(patience)
      const found = codesOf(report)
      for (const reason of Object.keys(healthReasons) as HealthCode[]) {
        if (report.unknown.includes(reason)) this.remove({ reason })
        else this.set({ reason }, found.includes(reason) ? 1 : 0)
      }
    },
  })
}
