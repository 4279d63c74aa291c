import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { ReplicaState } from '../store/replica.ts'

const longestWait = 2_000
/** Longest wait for the report on health, in milliseconds: readiness is probed often. */
export const healthPatience = 500

/** Whether the database answers in time. */
export async function checkReadiness(db: Database): Promise<boolean> {
  const answer = sql`select 1`.execute(db.kysely).then(
    () => true,
    () => false,
  )
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, longestWait, false).unref())
  return Promise.race([answer, late])
}

/** Labels of the replica's state. Readiness does not depend on it. */
export const replicaWords: Record<ReplicaState, string> = {
  current: 'em dia',
  behind: 'atrasada',
  busy: 'ocupada',
  down: 'fora do ar',
  foreign: 'não é réplica deste banco',
}
