import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { forget, overdue } from '../domain/curriculo/esquece.ts'
import { system } from '../store/actor.ts'
import { today } from '../values/dates.ts'

/** Résumés anonymised in one transaction. */
const portion = 500

/** Anonymises résumés without valid consent or past their retention, unless an application is under way. */
export async function forgetResumes(
  { db, owner, clock }: Pick<Context, 'db' | 'owner' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, fuso } of await eachClient(owner)) {
    const day = today(fuso, clock.now())
    let forgotten = portion
    while (forgotten === portion && !signal.aborted) {
      forgotten = await db.inClient(
        id,
        async (tx) => {
          const ids = await overdue(tx, day, portion)
          if (ids.length > 0) await forget(tx, ids)
          return ids.length
        },
        system('guarda dos currículos'),
      )
    }
  }
}
