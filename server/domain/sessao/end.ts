import { sql } from 'kysely'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { setLocally } from '../../store/settings.ts'
import type { PersonKind } from '../login/person.ts'
import { isSecret, secretHash } from '../secrets/token.ts'

/** Ends the session of this secret, if any. Works even if the person may no longer enter. */
export async function endSession(db: Database, secret: unknown, now: Temporal.Instant): Promise<void> {
  if (!isSecret(secret)) return
  const digest = secretHash(secret).toString('hex')
  await db.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, [['vinculo.sessao', digest]])
    const found = await sql<{ id: number }>`
      select id, set_config('vinculo.cliente', cliente_id::text, true) from sessao
       where hash = decode(${digest}, 'hex') and encerrada_em is null`.execute(tx)
    for (const { id } of found.rows) {
      await tx
        .updateTable('sessao')
        .set({ encerrada_em: now.toString() })
        .where('cliente_id', '=', currentClient)
        .where('id', '=', id)
        .execute()
    }
  })
}

/** All sessions of a person, one of them, or all but one. */
interface Chosen {
  only?: number | undefined
  but?: number | undefined
}

/** Ends a person's sessions and returns their number. */
export async function endSessions(
  tx: Tx,
  { tipo, id }: { tipo: PersonKind; id: number },
  now: Temporal.Instant,
  { only, but }: Chosen = {},
): Promise<number> {
  const done = await tx
    .updateTable('sessao')
    .set({ encerrada_em: now.toString() })
    .where('cliente_id', '=', currentClient)
    .where('tipo', '=', tipo)
    .where('pessoa_id', '=', id)
    .where('encerrada_em', 'is', null)
    .$if(only !== undefined, (sessions) => sessions.where('id', '=', only!))
    .$if(but !== undefined, (sessions) => sessions.where('id', '<>', but!))
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}
