import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { settled } from '../domain/webhook/event-states.ts'
import { target } from '../domain/webhook/target-states.ts'
import { system } from '../store/actor.ts'

const removed = target.listed(['Removido'])

/** Deletes finished webhook events and attempts after their retention. Held events stay. */
export async function purgeWebhooks({ db, owner, config }: Context, signal: AbortSignal): Promise<void> {
  const old = sql`now() - ${config.webhookDays} * interval '1 day'`
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      async (tx) => {
        await sql`delete from webhook_tentativa where cliente_id = (select cliente_atual()) and inicio < ${old}`.execute(
          tx,
        )
        await sql`delete from webhook_evento where cliente_id = (select cliente_atual()) and inclusao < ${old}
          and situacao in ${settled}`.execute(tx)
        await sql`delete from webhook_destino d where cliente_id = (select cliente_atual()) and situacao in ${removed}
          and situacao_desde < ${old}
          and not exists (select from webhook_evento where cliente_id = d.cliente_id and destino_id = d.id)
          and not exists (select from webhook_tentativa where cliente_id = d.cliente_id and destino_id = d.id)`.execute(
          tx,
        )
      },
      system('guarda dos webhooks'),
    )
  }
}
