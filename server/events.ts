import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Fact } from './facts.ts'
import { LineLimit } from './line-limit.ts'

/** Milliseconds between two log lines about the same failure of a webhook target. */
const failedDeliveryPause = 10 * 60_000

/** Turns facts into log lines and metrics. */
export class Events {
  readonly registry = new Registry()
  readonly #log: Logger
  readonly #requests: Counter
  readonly #seconds: Histogram
  readonly #records: Counter
  readonly #batches: Counter
  readonly #attempts: Counter
  readonly #messages: Counter
  readonly #unreadable: Counter
  readonly #reads: Counter
  readonly #analyzed: Counter
  readonly #behind: Gauge
  readonly #failedDeliveries = new LineLimit(failedDeliveryPause)

  constructor(log: Logger) {
    this.#log = log
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.#requests = new Counter({
      name: 'vinculo_requests_total',
      help: 'Requests by operation and status',
      labelNames: ['operation', 'status'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'vinculo_request_seconds',
      help: 'Duration of requests by operation',
      labelNames: ['operation'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    })
    this.#records = new Counter({
      name: 'vinculo_records_total',
      help: 'Inbound records processed, by operation and outcome',
      labelNames: ['operation', 'outcome'],
      registers,
    })
    this.#batches = new Counter({
      name: 'vinculo_batches_total',
      help: 'Batches by operation and end',
      labelNames: ['operation', 'end'],
      registers,
    })
    this.#attempts = new Counter({
      name: 'vinculo_webhook_attempts_total',
      help: 'Attempts to deliver webhooks by diagnosis',
      labelNames: ['diagnosis'],
      registers,
    })
    this.#messages = new Counter({
      name: 'vinculo_messages_total',
      help: 'Messages that were due, by what became of them',
      labelNames: ['move', 'diagnosis'],
      registers,
    })
    this.#unreadable = new Counter({
      name: 'vinculo_seals_unreadable_total',
      help: 'Times that a sealed value could not be opened, by key number and whether that key is missing',
      labelNames: ['key', 'missing'],
      registers,
    })
    this.#reads = new Counter({
      name: 'vinculo_query_reads_total',
      help: 'Queries by the database that answered, where a replica is configured, and how the replica stood',
      labelNames: ['from', 'reason'],
      registers,
    })
    this.#analyzed = new Counter({
      name: 'vinculo_tables_analyzed_total',
      help: 'Tables analyzed after large changes',
      labelNames: ['table'],
      registers,
    })
    this.#behind = new Gauge({
      name: 'vinculo_replica_behind_bytes',
      help: 'Log that the replica had still to replay when it was last asked',
      registers,
    })
    // A new gauge has the value 0. Without a measurement it must have none.
    this.#behind.remove()
  }

  #countRecords({ operation, records, refused, waiting }: Extract<Fact, { kind: 'batch.part' }>): void {
    const accepted = records - refused - waiting
    for (const [outcome, many] of Object.entries({ accepted, refused, waiting })) {
      if (many > 0) this.#records.inc({ operation, outcome }, many)
    }
  }

  #logFailedDelivery({ kind, ...rest }: Extract<Fact, { kind: 'webhook.failed' }>): void {
    const skipped = this.#failedDeliveries.pass(`${rest.target} ${rest.diagnosis}`)
    if (skipped === undefined) this.#log.debug(rest, kind)
    else this.#log.warn(skipped > 0 ? { ...rest, skipped } : rest, kind)
  }

  report(fact: Fact): void {
    const { kind, ...rest } = fact
    switch (fact.kind) {
      case 'request':
        this.#requests.inc({ operation: fact.operation, status: fact.status })
        this.#seconds.observe({ operation: fact.operation }, fact.ms / 1000)
        this.#log.info(rest, kind)
        return
      case 'batch.part':
        this.#countRecords(fact)
        this.#log.debug(rest, kind)
        return
      case 'batch.finished':
        this.#batches.inc({ operation: fact.operation, end: 'finished' })
        this.#log.info(rest, kind)
        return
      case 'batch.failed':
        if (fact.final) this.#batches.inc({ operation: fact.operation, end: 'failed' })
        this.#log.warn(rest, kind)
        return
      case 'seal.unreadable':
        this.#unreadable.inc({ key: fact.key, missing: String(fact.missing) })
        this.#log.warn(rest, kind)
        return
      case 'keys.settled':
        this.#log[fact.unreadable > 0 ? 'warn' : 'info'](rest, kind)
        return
      case 'webhook.attempt':
        this.#attempts.inc({ diagnosis: fact.diagnosis })
        this.#log.debug(rest, kind)
        return
      case 'webhook.failed':
        this.#attempts.inc({ diagnosis: fact.diagnosis })
        this.#logFailedDelivery(fact)
        return
      case 'message.sent':
      case 'message.withheld':
      case 'message.postponed':
      case 'message.undelivered':
        this.#messages.inc({ move: fact.move, diagnosis: fact.diagnosis }, fact.messages)
        this.#log[fact.kind === 'message.undelivered' ? 'warn' : 'info'](rest, kind)
        return
      case 'table.analyzed':
        this.#analyzed.inc({ table: fact.table })
        this.#log.info(rest, kind)
        return
      case 'query.read':
        this.#reads.inc({ from: fact.from, reason: fact.reason })
        return
      case 'replica.standing':
        if (fact.behind === undefined) this.#behind.remove()
        else this.#behind.set(fact.behind)
        if (fact.changed) this.#log[fact.state === 'current' ? 'info' : 'warn'](rest, kind)
        return
      case 'webhook.target':
      case 'oidc.trouble':
      case 'database.restarted':
      case 'console.trouble':
      case 'setting.unknown':
      case 'database.login':
      case 'database.away':
      case 'worker.trouble':
      case 'job.failed':
      case 'limits.trouble':
      case 'walks.trouble':
        this.#log.warn(rest, kind)
        return
      case 'failure':
        this.#log.error(rest, kind)
        return
      case 'health.changed':
        this.#log[fact.reasons ? 'warn' : 'info'](rest, kind)
        return
      default:
        this.#log.info(rest, kind)
    }
  }
}
