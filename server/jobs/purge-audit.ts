import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Erases what the audit trail may no longer keep. Only the owner can: to the application it is append-only. */
export async function purgeAudit({ owner, config }: Context, signal: AbortSignal): Promise<void> {
  const clients = await sql<{ id: number }>`select cliente_id as id from cliente order by 1`.execute(
    owner.kysely,
  )
  for (const { id } of clients.rows) {
    if (signal.aborted) return
    await owner.inClient(id, (tx) =>
      sql`delete from auditoria where cliente_id = (select cliente_atual())
        and data < now() - ${config.auditMonths} * interval '1 month'`.execute(tx),
    )
  }
}
