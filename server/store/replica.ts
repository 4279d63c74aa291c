import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { applicationConnection } from './connection.ts'
import { Database } from './database.ts'

/** Position in the write-ahead log that a replica must have replayed. */
export interface Position {
  lsn: string
  /** Whether the log is flushed to this position: a replica receives nothing before. */
  flushed: boolean
  system: string
  timeline: number
}

export type ReplicaState = 'current' | 'behind' | 'busy' | 'down' | 'foreign'

/** State of a replica, and the bytes of log it has yet to replay, where known. */
export interface Standing {
  state: ReplicaState
  behind?: number
}

/** Called at each check of the replica. */
export type OnStanding = (standing: Standing & { changed: boolean }) => void

/** A connection whose next snapshot includes a position, or the reason why there is none. */
export interface Taken extends Standing {
  client?: pg.PoolClient
}

const connections = 10
/** A replica that answers slower, in milliseconds, counts as down. */
const longestAnswer = 1_000
/** Longest wait of a query for the replica to catch up, in milliseconds. */
const longestWait = 200
const lookEvery = 2_000

/** A streaming standby of the database. Failures become its state and are never thrown. */
export class Replica {
  state: ReplicaState | undefined
  /** When it stopped to be usable, in milliseconds since the epoch; undefined while it is. */
  unusableSince: number | undefined
  readonly #db: Database
  readonly #onStanding: OnStanding
  readonly #looking: NodeJS.Timeout

  constructor(url: string, position: () => Promise<Position>, onStanding: OnStanding) {
    const connection = { ...applicationConnection(url), connectionTimeoutMillis: longestAnswer }
    this.#db = new Database(connection, connections)
    this.#onStanding = onStanding
    const look = () => void this.#look(position).catch(() => {})
    // A periodic check finds a recovered replica, so that no query has to.
    this.#looking = setInterval(look, lookEvery).unref()
    look()
  }

  /** A connection that has caught up, unless that would take long. */
  async take(position: () => Promise<Position>): Promise<Taken> {
    if (this.state === 'down' || this.state === 'foreign') return { state: this.state }
    const { pool } = this.#db
    if (pool.totalCount - pool.idleCount >= connections) return { state: 'busy' }
    const taken = await this.#catchUp(position, this.state === 'behind' ? 0 : longestWait)
    if (taken.state === 'down' || taken.state === 'foreign') this.#note(taken)
    return taken
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    await this.#db.close()
  }

  async #look(position: () => Promise<Position>): Promise<void> {
    const { client, ...standing } = await this.#catchUp(position, longestWait)
    client?.release()
    this.#note(standing)
  }

  async #catchUp(position: () => Promise<Position>, time: number): Promise<Taken> {
    const connecting = this.#db.connect().catch(() => undefined)
    const wanted = await position().catch(async (error) => {
      ;(await connecting)?.release()
      throw error
    })
    const client = await connecting
    if (!client) return { state: 'down' }
    const standing = await compare(client, wanted, wanted.flushed ? time : 0)
    if (standing.state === 'current') return { client, ...standing }
    client.release(standing.state === 'down')
    return standing
  }

  #note(standing: Standing): void {
    const changed = standing.state !== this.state
    this.state = standing.state
    const usable = standing.state === 'current' || standing.state === 'busy'
    this.unusableSince = usable ? undefined : (this.unusableSince ?? Date.now())
    this.#onStanding({ ...standing, changed })
  }
}

/** Waits up to `time` milliseconds until the replica has replayed the log to a position. */
async function compare(client: pg.PoolClient, wanted: Position, time: number): Promise<Standing> {
  const end = performance.now() + time
  for (let pause = 2; ; pause *= 2) {
    const found = await ask(client, wanted).catch(() => undefined)
    if (!found) return { state: 'down' }
    const { system, timeline, behind } = found
    // Promoted, of another cluster, or on another timeline: its log is not the primary's.
    if (behind === null || system !== wanted.system || timeline !== wanted.timeline)
      return { state: 'foreign' }
    if (behind <= 0) return { state: 'current', behind: 0 }
    if (performance.now() + pause > end) return { state: 'behind', behind }
    await sleep(pause)
  }
}

interface Found {
  system: string
  timeline: number
  /** Null when it is no standby. */
  behind: number | null
}

async function ask(client: pg.PoolClient, { lsn }: Position): Promise<Found> {
  const answer = client.query<Found>(
    `select (select system_identifier from pg_control_system())::text as system,
            (select min_recovery_end_timeline from pg_control_recovery()) as timeline,
            case when pg_is_in_recovery()
              then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 end as behind`,
    [lsn],
  )
  const late = AbortSignal.timeout(longestAnswer)
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true })
  })
  const { rows } = await Promise.race([answer, tooLate])
  return rows[0]!
}
