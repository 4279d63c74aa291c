import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient, now } from '../store/expressions.ts'

/** Removes temporary tokens that have ended by themselves. */
export async function purgeCredentials({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) =>
        tx
          .deleteFrom('credencial')
          .where('cliente_id', '=', currentClient)
          .where('conta_id', 'is not', null)
          .where('expira_em', '<=', now)
          .execute(),
      system('guarda das credenciais'),
    )
  }
}
