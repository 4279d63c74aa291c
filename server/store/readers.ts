import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type OnStanding, type Position, Replica, type ReplicaState } from './replica.ts'

/** Where the connections of a query come from. */
export type Connections = Pick<Database, 'connect'>

/** Which database answered a query, and why the replica did not. */
export interface Read {
  from: 'replica' | 'primary'
  reason: ReplicaState | 'failed'
}

export interface ReadersOptions {
  /** Asked how far the log has come. */
  db: Database
  /** The primary's connections for queries. */
  readDb: Database
  replicaUrl: string | undefined
  onRead: (read: Read) => void
  onStanding: OnStanding
}

/**
 * Where queries are answered: by a replica that has replayed everything the caller may have been told of, else by
 * the primary. No answer is older than a receipt, an outcome or an answer that its caller already has.
 */
export class Readers {
  readonly #options: ReadersOptions
  readonly #replica: Replica | undefined

  constructor(options: ReadersOptions) {
    this.#options = options
    const { db, replicaUrl, onStanding } = options
    this.#replica = replicaUrl ? new Replica(replicaUrl, () => positionOf(db), onStanding) : undefined
  }

  /** How it stands with the replica, if there is one. */
  get state(): ReplicaState | undefined {
    return this.#replica?.state
  }

  /** Answers from the replica or the primary; from both in turn when the first could not begin. */
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
      // A standby cancels what stands in the way of its log, and may go away at any time. The primary knows better.
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
 * The end of the log that holds whatever a client was told. Commits are on the disk when they are told, with one
 * exception: parts of a batch that is not through yet can be seen before. Then what is only in memory counts too.
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
