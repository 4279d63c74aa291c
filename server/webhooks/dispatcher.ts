import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { webhookChannel } from '../domain/webhook/announce.ts'
import { describeError, type Fact } from '../facts.ts'
import type { Outbound } from '../net/outbound.ts'
import { DatabaseClient } from '../store/client.ts'
import { applicationConnection } from '../store/connection.ts'
import { Database } from '../store/database.ts'
import { locks } from '../store/locks.ts'
import type { Sealer } from '../store/sealing.ts'
import { serveTarget } from './serve-target.ts'
import { TargetSlots } from './slots.ts'

/** Polling interval while another process serves a due target, in milliseconds. */
const lookAgain = 250
/** Longest interval without a look at the queue: a notification may be lost with its connection. */
const longestRest = 10_000
/** Longest time that a stopping process waits for deliveries under way, in milliseconds. */
const grace = 5_000
const mostSeen = 500

interface Due {
  destinoId: number
  clienteId: number
  aflito: boolean
}

export interface DispatcherDeps {
  config: Config
  sealer: Sealer
  location: { url: string }
  outbound: Outbound
  events: { report: (fact: Fact) => void }
}

export interface DispatcherOptions {
  drainPause?: number
}

/**
 * Delivers webhook events in every worker process. A process serves a target while it holds its session-level
 * advisory lock, so that each target is served by one process; when a process dies, PostgreSQL releases the
 * lock and another continues within a second.
 */
export class WebhookDispatcher {
  readonly #context: DispatcherDeps
  readonly #db: Database
  readonly #drainPause: number
  readonly #stop = new AbortController()
  readonly #cut = new AbortController()
  readonly #slots = new TargetSlots()
  readonly #running = new Set<Promise<void>>()
  readonly #loop: Promise<void>
  #turn: Promise<unknown> = Promise.resolve()

  constructor(context: DispatcherDeps, { drainPause = 100 }: DispatcherOptions = {}) {
    this.#context = context
    this.#drainPause = drainPause
    // Own connections, so that deliveries and requests do not wait for each other.
    this.#db = new Database(applicationConnection(context.location.url), 4)
    this.#loop = this.#run()
  }

  /** Waits for deliveries under way; after the grace period they are aborted and left to the next process. */
  async stop(): Promise<void> {
    this.#stop.abort()
    const late = setTimeout(() => this.#cut.abort(), grace)
    await this.#loop
    await Promise.all(this.#running)
    clearTimeout(late)
    await this.#db.close()
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop
    for (let failures = 0; !signal.aborted; ) {
      try {
        await this.#workWhileConnected(() => {
          failures = 0
        })
      } catch (error) {
        if (signal.aborted) return
        failures++
        this.#trouble(error)
        await sleep(Math.min(2_000, 100 * 2 ** Math.min(failures, 5)), undefined, { signal }).catch(() => {})
      }
    }
  }

  async #workWhileConnected(onProgress: () => void): Promise<void> {
    const { signal } = this.#stop
    const client = new DatabaseClient(applicationConnection(this.#context.location.url))
    let broken: unknown
    client.on('error', (error) => {
      broken = error
      client.emit('notification')
    })
    try {
      await client.connect()
      await client.query(`set client_min_messages = warning; listen ${webhookChannel}`)
      while (!signal.aborted) {
        if (broken) throw broken
        // Armed before the look, so that no notification is missed.
        const rested = new AbortController()
        const woken = once(client, 'notification', { signal: AbortSignal.any([signal, rested.signal]) })
        woken.catch(() => {})
        const rest = await this.#look(client)
        onProgress()
        const timer = setTimeout(() => rested.abort(), rest)
        await woken.catch(() => {})
        clearTimeout(timer)
      }
    } finally {
      // The locks end with the connection, so deliveries under way must end first.
      if (!broken) await Promise.all(this.#running)
      await client.end().catch(() => {})
    }
  }

  /** Serves due targets while slots are free. Returns when to look again if no notification comes (ms). */
  async #look(client: pg.Client): Promise<number> {
    const { rows } = await this.#ask<Due>(
      client,
      `select destino_id as "destinoId", cliente_id as "clienteId", aflito from (
          select *, row_number() over (partition by cliente_id order by aflito, pronto_em) as lugar
            from fila_webhook where pronto_em <= now() and destino_id <> all($1)) f
        order by lugar, pronto_em limit ${mostSeen}`,
      [this.#slots.taken()],
    )
    let elsewhere = false
    for (const due of rows) {
      if (!this.#slots.hasRoom(due)) continue
      const locked = await this.#ask<{ mine: boolean }>(
        client,
        'select pg_try_advisory_lock($1, hashint8($2)) as mine',
        [locks.target, due.destinoId],
      )
      if (locked.rows[0]!.mine) this.#serve(client, due)
      else elsewhere = true
    }
    if (elsewhere) return lookAgain
    const next = await this.#ask<{ ms: number | null }>(
      client,
      `select ceil(extract(epoch from min(pronto_em) - now()) * 1000)::float8 as ms from fila_webhook
        where pronto_em > now() and pronto_em < 'infinity'`,
    )
    return Math.min(longestRest, Math.max(10, next.rows[0]!.ms ?? longestRest))
  }

  #serve(client: pg.Client, due: Due): void {
    const { sealer, outbound, config, events } = this.#context
    this.#slots.take(due)
    const serving = serveTarget(due, {
      db: this.#db,
      sealer,
      outbound,
      config,
      report: (fact) => events.report(fact),
      signal: this.#stop.signal,
      cut: this.#cut.signal,
      drainPause: this.#drainPause,
    })
      .catch(async (error) => {
        this.#trouble(error)
        // The target keeps its slot for a second, so that a persistent failure does not loop.
        await sleep(1_000, undefined, { signal: this.#stop.signal }).catch(() => {})
      })
      .then(async () => {
        const free = 'select pg_advisory_unlock($1, hashint8($2))'
        await this.#ask(client, free, [locks.target, due.destinoId]).catch(() => {})
        this.#slots.leave(due)
        this.#running.delete(serving)
        // The target may have more events, or another one may be waiting for the slot.
        client.emit('notification')
      })
    this.#running.add(serving)
  }

  /** A connection runs one statement at a time. */
  #ask<R extends pg.QueryResultRow>(client: pg.Client, statement: string, values: unknown[] = []) {
    const asked = this.#turn.then(() => client.query<R>(statement, values))
    this.#turn = asked.catch(() => {})
    return asked
  }

  #trouble(error: unknown): void {
    this.#context.events.report({ kind: 'worker.trouble', reason: `webhook: ${describeError(error)}` })
  }
}
