import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { today } from '../values/dates.ts'

/**
 * Deactivates records whose validity ended, soon after the client's day begins, which frees values that are
 * unique among active records. Without due records it costs one index lookup per table.
 */
export async function refreshActivity({ db, owner, clock }: Context, signal: AbortSignal): Promise<void> {
  for (const { id, fuso } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) => sql`call vencer(${today(fuso, clock.now())})`.execute(tx),
      system('vigencia'),
    )
  }
}
