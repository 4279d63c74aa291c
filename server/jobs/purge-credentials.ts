import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** Removes what has ended by itself: temporary tokens, and counters of past minutes. */
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
  await sql`delete from limite where expire < ${Date.now()}`.execute(db.kysely)
}
