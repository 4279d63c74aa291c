import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Removes temporary tokens that have ended by themselves. */
export async function purgeCredentials({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  const clients = await sql<{ id: number }>`select cliente_id as id from cliente order by 1`.execute(
    owner.kysely,
  )
  for (const { id } of clients.rows) {
    if (signal.aborted) return
    await db.inClient(id, (tx) =>
      sql`delete from credencial where cliente_id = (select cliente_atual()) and conta_id is not null
        and expira_em <= now()`.execute(tx),
    )
  }
}
