import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient, now } from '../store/expressions.ts'

const daysKept = 30
const daysDeviceKnown = 400

const daysAgo = (days: number) => sql<string>`now() - ${days} * interval '1 day'`

/** Deletes sessions that ended a while ago, and other expired sign-in data. */
export async function purgeSessions({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  await db.kysely.deleteFrom('dispositivo').where('usado_em', '<', daysAgo(daysDeviceKnown)).execute()
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      async (tx) => {
        await tx
          .deleteFrom('fluxo_oidc')
          .where('cliente_id', '=', currentClient)
          .where('expira_em', '<', now)
          .execute()
        await tx
          .deleteFrom('sessao')
          .where('cliente_id', '=', currentClient)
          .where(sql`least(encerrada_em, expira_em)`, '<', daysAgo(daysKept))
          .execute()
        // The session that an access link starts ends within a day.
        await tx
          .deleteFrom('colaborador_acesso')
          .where('cliente_id', '=', currentClient)
          .where('inclusao', '<', daysAgo(daysKept))
          .execute()
      },
      system('guarda das sessões'),
    )
  }
}
