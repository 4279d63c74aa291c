import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseClient } from '../client.ts'
import { ownerConnection } from '../connection.ts'
import { locks } from '../locks.ts'

/** A killed process may hold its locks until the server notices. */
export const longestWait = 2_000

/**
 * Advisory locks that mark this process as a user of the embedded server, and as its serving process. The
 * last user to leave stops the server. The locks end with the connection, also after a crash.
 */
export class Presence {
  readonly #url: string
  readonly #serving: boolean
  #client: pg.Client | undefined
  #ended = false

  private constructor(url: string, serving: boolean) {
    this.#url = url
    this.#serving = serving
  }

  /** Undefined when another process is already serving. */
  static async join(url: string, serving: boolean): Promise<Presence | undefined> {
    const presence = new Presence(url, serving)
    for (const end = Date.now() + longestWait; ; await sleep(50)) {
      if (await presence.#take()) return presence
      if (Date.now() < end) continue
      await presence.leave()
      return undefined
    }
  }

  /** True when no other process uses the server. */
  async leave(): Promise<boolean> {
    this.#ended = true
    const client = this.#client
    if (!client) return true
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [locks.presence])
      const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [locks.presence])
      return rows[0].alone
    } catch {
      return true
    } finally {
      await client.end().catch(() => {})
    }
  }

  async #take(): Promise<boolean> {
    if (!this.#client) {
      const client = new DatabaseClient({
        ...ownerConnection(this.#url),
        application_name: 'vinculo presença',
      })
      client.on('error', () => {
        if (this.#client === client) void this.#retake()
      })
      await client.connect()
      this.#client = client
      await client.query('select pg_advisory_lock_shared($1)', [locks.presence])
    }
    if (!this.#serving) return true
    const { rows } = await this.#client.query('select pg_try_advisory_lock($1) as mine', [locks.serving])
    return rows[0].mine
  }

  /** Connects and takes the locks again after the connection was lost, as when the server restarts. */
  async #retake(): Promise<void> {
    this.#client = undefined
    while (!this.#ended) {
      await sleep(200, undefined, { ref: false })
      if (await this.#take().catch(() => false)) return
    }
  }
}
