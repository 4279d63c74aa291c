import { sql } from 'kysely'
import type { Context } from '../context.ts'

const daysKept = 30
const daysDeviceKnown = 400

/** Erases sessions that ended a while ago with where they were used, and whatever else of signing in is over. */
export async function purgeSessions({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  await sql`delete from dispositivo
    where usado_em < now() - ${daysDeviceKnown} * interval '1 day'`.execute(db.kysely)
  const clients = await sql<{ id: number }>`select cliente_id as id from cliente order by 1`.execute(
    owner.kysely,
  )
  for (const { id } of clients.rows) {
    if (signal.aborted) return
    await db.inClient(id, async (tx) => {
      await sql`delete from fluxo_oidc where cliente_id = (select cliente_atual()) and expira_em < now()`.execute(
        tx,
      )
      await sql`delete from sessao where cliente_id = (select cliente_atual())
          and least(encerrada_em, expira_em) < now() - ${daysKept} * interval '1 day'`.execute(tx)
    })
  }
}
