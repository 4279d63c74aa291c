import { sql } from 'kysely'
import type { Database, Tx } from '../../store/database.ts'
import type { PersonKind } from '../acesso/person.ts'
import { isSecret, secretHash } from './token.ts'

/** Ends the session of this secret, if there is one. Whoever may not enter any more may still leave. */
export async function endSession(db: Database, secret: unknown, now: Temporal.Instant): Promise<void> {
  if (!isSecret(secret)) return
  const digest = secretHash(secret).toString('hex')
  await db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.sessao', ${digest}, true)`.execute(tx)
    const found = await sql<{ id: number }>`
      select id, set_config('vinculo.cliente', cliente_id::text, true) from sessao
       where hash = decode(${digest}, 'hex') and encerrada_em is null`.execute(tx)
    for (const { id } of found.rows) {
      await sql`update sessao set encerrada_em = ${now.toString()}
        where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
    }
  })
}

/** Ends every session of a person, on whatever device, or one of them. Says how many have ended. */
export async function endSessions(
  tx: Tx,
  { tipo, id }: { tipo: PersonKind; id: number },
  now: Temporal.Instant,
  one?: number,
): Promise<number> {
  const done = await sql`update sessao set encerrada_em = ${now.toString()}
    where cliente_id = (select cliente_atual()) and tipo = ${tipo} and pessoa_id = ${id}
      and encerrada_em is null and (${one ?? null}::bigint is null or id = ${one ?? null})`.execute(tx)
  return Number(done.numAffectedRows ?? 0n)
}
