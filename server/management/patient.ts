import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import type { Database, Tx } from '../store/database.ts'

/** Shorter than the database takes to look for a deadlock: people give way, and no batch is ever the one to fall. */
export const rowWait = 700
export const tries = 5
/** A simulation waits but a moment. */
export const simulatedWait = 200

const busy = new Set(['55P03', '40P01'])
export const isBusy = (error: unknown) => busy.has((error as { code?: string }).code ?? '')

interface Attempt {
  clienteId: number
  actor: Actor
  simulated: boolean
}

/**
 * Somebody else was first with what no two may have. Tried again, the guards see it and say so; what no guard knows of is
 * a fault of ours.
 */
const isTaken = (error: unknown) => (error as { code?: string }).code === '23505'

/** Thrown to take back what a simulation made. */
class Undone<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('taken back')
    this.result = result
  }
}

/** Work in one transaction, taken back where it is only simulated. Who holds what it needs is waited for, for a while. */
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
