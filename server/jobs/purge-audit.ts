import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/** Deletes expired audit entries as the owner: the application's role can only append. */
export async function purgeAudit({ owner, config }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await owner.inClient(
      id,
      (tx) =>
        tx
          .deleteFrom('auditoria')
          .where('cliente_id', '=', currentClient)
          .where('data', '<', sql<string>`now() - ${config.auditMonths} * interval '1 month'`)
          .execute(),
      system('guarda da auditoria'),
    )
  }
}
