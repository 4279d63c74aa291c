import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Origin, recordAccess } from './begin.ts'
import { newSecret, secretHash } from './token.ts'
import type { Signed } from './use.ts'

/**
 * Makes a session whole that lacked a second factor. It gets another secret: whoever saw the first one, from before,
 * has nothing of it.
 */
export async function completeSession(
  tx: Tx,
  { person, session }: Signed,
  origin: Origin,
  now: Temporal.Instant,
  days: number,
  factor: string,
): Promise<string> {
  const secret = newSecret()
  const until = now.add({ hours: days * 24 }).toString()
  const done = await sql`
    update sessao set hash = ${secretHash(secret)}, falta = null, inclusao = ${now.toString()},
           usada_em = ${now.toString()}, expira_em = ${until}
     where cliente_id = ${currentClient} and id = ${session.id} and falta is not null and encerrada_em is null`.execute(
    tx,
  )
  if (done.numAffectedRows !== 1n) throw new Refusal('SESSAO_INVALIDA')
  await recordAccess(tx, person, session.metodo, origin, factor)
  return secret
}
