import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/** Erases what the audit trail may no longer keep. Only the owner can: to the application it is append-only. */
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
