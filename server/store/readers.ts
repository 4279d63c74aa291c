import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type OnStanding, type Position, Replica, type ReplicaState } from './replica.ts'

export type Connections = Pick<Database, 'connect'>

/** Which database answered a query, and why the replica did not. */
export interface Read {
  from: 'replica' | 'primary'
  reason: ReplicaState | 'failed'
}

export interface ReadersOptions {
  /** Primary, asked for the position of its write-ahead log. */
  db: Database
  /** The primary's connections for queries. */
  readDb: Database
  replicaUrl: string | undefined
  onRead: (read: Read) => void
  onStanding: OnStanding
}

/**
 * Answers queries from a replica that has replayed everything the caller may know of, else from the primary.
 * No answer is older than a receipt, an outcome or an answer that the caller already has.
 */
export class Readers {
  readonly #options: ReadersOptions
  readonly #replica: Replica | undefined

  constructor(options: ReadersOptions) {
    this.#options = options
    const { db, replicaUrl, onStanding } = options
    this.#replica = replicaUrl ? new Replica(replicaUrl, () => positionOf(db), onStanding) : undefined
  }

  /** State of the replica, if one is configured. */
  get state(): ReplicaState | undefined {
    return this.#replica?.state
  }

  /** When the replica stopped to be usable, in milliseconds since the epoch; undefined while it is. */
  get unusableSince(): number | undefined {
    return this.#replica?.unusableSince
  }

  /**
   * Answers from the replica or the primary. When the replica fails before the answer began, the primary
   * answers.
   */
  async read<T>(
    clienteId: number,
    answer: (from: Connections) => Promise<T>,
    hasBegun: () => boolean,
  ): Promise<T> {
    const { db, readDb, onRead } = this.#options
    const replica = this.#replica
    if (!replica) return answer(readDb)
    const { client, state } = await replica.take(() => positionOf(db, clienteId))
    if (!client) {
      onRead({ from: 'primary', reason: state })
      return answer(readDb)
    }
    try {
      const answered = await answer({ connect: async () => client })
      onRead({ from: 'replica', reason: 'current' })
      return answered
    } catch (error) {
      // A standby cancels queries that conflict with replay, and may disappear at any time.
      if (hasBegun()) throw error
      onRead({ from: 'primary', reason: 'failed' })
      return answer(readDb)
    }
  }

  async close(): Promise<void> {
    await this.#replica?.close()
  }
}

/**
 * Log position that covers everything a client may know of. Commits are flushed before they are reported,
 * except for parts of an unfinished batch, which are visible earlier: for these the unflushed end of the log
 * counts.
 */
async function positionOf(db: Database, clienteId = 0): Promise<Position> {
  const { rows } = await sql<Omit<Position, 'timeline'> & { file: string }>`
    select lsn::text, lsn <= flushed as flushed, system::text, left(file, 8) as file from (
      select case when current_setting('synchronous_commit') = 'off'
                    or exists (select from fila where cliente_id = ${clienteId})
               then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as lsn,
             pg_current_wal_flush_lsn() as flushed, pg_walfile_name(pg_current_wal_lsn()) as file,
             (select system_identifier from pg_control_system()) as system) now`.execute(db.kysely)
  const { file, ...position } = rows[0]!
  return { ...position, timeline: Number.parseInt(file, 16) }
}
