import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { today } from '../values/dates.ts'

/**
 * Records whose validity has come become inactive and free what is unique among active ones, soon after the
 * client's own day begins. Where nothing is due it is a look into one small index per table.
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
