import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import type { Database, Tx } from '../store/database.ts'

/**
 * `lock_timeout` in milliseconds, below `deadlock_timeout`: the interactive transaction aborts first, never a
 * batch.
 */
export const rowWait = 700
export const tries = 5
export const simulatedWait = 200

const busy = new Set(['55P03', '40P01'])
export const isBusy = (error: unknown) => busy.has((error as { code?: string }).code ?? '')

interface Attempt {
  clienteId: number
  actor: Actor
  simulated: boolean
}

/**
 * Unique violation by a concurrent transaction. On the next try a guard sees the row and refuses; if none
 * does, the error is ours.
 */
const isTaken = (error: unknown) => (error as { code?: string }).code === '23505'

/** Thrown to roll back a simulation. */
class Undone<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('taken back')
    this.result = result
  }
}

/**
 * Runs work in one transaction, which a simulation rolls back. It is retried while rows are locked by others.
 */
export async function inTurn<T>(
  db: Database,
  { clienteId, actor, simulated }: Attempt,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const wait = simulated ? simulatedWait : rowWait
  for (let left = simulated ? 1 : tries; left > 0; left--) {
    try {
      return await db.inClient(
        clienteId,
        async (tx) => {
          const result = await work(tx)
          if (simulated) throw new Undone(result)
          return result
        },
        actor,
        [['lock_timeout', `${wait}ms`]],
      )
    } catch (error) {
      if (error instanceof Undone) return error.result as T
      const again = isBusy(error) || (isTaken(error) && (simulated || left > 1))
      if (!again) throw error
    }
  }
  throw new Refusal('REGISTRO_OCUPADO')
}
