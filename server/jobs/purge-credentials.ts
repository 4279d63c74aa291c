import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { endSilent } from '../domain/credencial/troca.ts'
import { system } from '../store/actor.ts'
import { currentClient, now } from '../store/expressions.ts'

/** Deletes expired temporary tokens and revokes rotated credentials that are no longer used. */
export async function purgeCredentials({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      async (tx) => {
        await tx
          .deleteFrom('credencial')
          .where('cliente_id', '=', currentClient)
          .where('conta_id', 'is not', null)
          .where('expira_em', '<=', now)
          .execute()
        await endSilent(tx)
      },
      system('guarda das credenciais'),
    )
  }
}
