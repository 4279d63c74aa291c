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
import { Places } from './places.ts'
import { serveTarget } from './serve-target.ts'

/** While another process is at a target, its end is looked for this often. */
const lookAgain = 250
/** A notification may be lost with its connection; work is looked for this often anyway. */
const longestRest = 10_000
/** How long deliveries under way may keep a stopping process waiting. */
const grace = 5_000
const mostSeen = 500

interface Due {
  destinoId: number
  clienteId: number
  aflito: boolean
}

/** What delivering needs. */
export interface DispatcherDeps {
  config: Config
  sealer: Sealer
  place: { url: string }
  outbound: Outbound
  events: { report: (fact: Fact) => void }
}

export interface DispatcherOptions {
  drainPause?: number
}

/**
 * Delivers events, in every process that works. A process serves a target while it holds the target's lock, so
 * that each is served by one at a time; when the process dies the lock goes with its connection, and another one
 * goes on within a second.
 */
export class WebhookDispatcher {
  readonly #context: DispatcherDeps
  readonly #db: Database
  readonly #drainPause: number
  readonly #stop = new AbortController()
  readonly #cut = new AbortController()
  readonly #places = new Places()
  readonly #running = new Set<Promise<void>>()
  readonly #loop: Promise<void>
  #turn: Promise<unknown> = Promise.resolve()

  constructor(context: DispatcherDeps, { drainPause = 100 }: DispatcherOptions = {}) {
    this.#context = context
    this.#drainPause = drainPause
    // Connections of its own: deliveries never wait for requests, nor requests for deliveries.
    this.#db = new Database(applicationConnection(context.place.url), 4)
    this.#loop = this.#run()
  }

  /** Lets deliveries under way end; those that take too long are cut off and left to whoever comes next. */
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
    const client = new DatabaseClient(applicationConnection(this.#context.place.url))
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
        // Armed before looking, so that nothing said meanwhile is missed.
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
      // The locks go with the connection: what is under way must be over, or known to be given up.
      if (!broken) await Promise.all(this.#running)
      await client.end().catch(() => {})
    }
  }

  /** Begins with what is due and has a place. Returns how long to rest unless something is said. */
  async #look(client: pg.Client): Promise<number> {
    const { rows } = await this.#ask<Due>(
      client,
      `select destino_id as "destinoId", cliente_id as "clienteId", aflito from (
          select *, row_number() over (partition by cliente_id order by aflito, pronto_em) as lugar
            from fila_webhook where pronto_em <= now() and destino_id <> all($1)) f
        order by lugar, pronto_em limit ${mostSeen}`,
      [this.#places.taken()],
    )
    let elsewhere = false
    for (const due of rows) {
      if (!this.#places.hasRoom(due)) continue
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
    this.#places.take(due)
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
        // The target keeps its place for a moment, so that what is broken is not tried without end.
        await sleep(1_000, undefined, { signal: this.#stop.signal }).catch(() => {})
      })
      .then(async () => {
        const free = 'select pg_advisory_unlock($1, hashint8($2))'
        await this.#ask(client, free, [locks.target, due.destinoId]).catch(() => {})
        this.#places.leave(due)
        this.#running.delete(serving)
        // There may be more for this target, or somebody who waited for its place.
        client.emit('notification')
      })
    this.#running.add(serving)
  }

  /** One statement at a time: a connection takes no more. */
  #ask<R extends pg.QueryResultRow>(client: pg.Client, statement: string, values: unknown[] = []) {
    const asked = this.#turn.then(() => client.query<R>(statement, values))
    this.#turn = asked.catch(() => {})
    return asked
  }

  #trouble(error: unknown): void {
    this.#context.events.report({ kind: 'worker.trouble', reason: `webhook: ${describeError(error)}` })
  }
}
