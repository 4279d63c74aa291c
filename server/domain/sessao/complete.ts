import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { newSecret, secretHash } from '../secrets/token.ts'
import { type Origin, recordAccess } from './begin.ts'
import type { Signed } from './use.ts'

/**
 * Completes a session that needed a second factor. It gets a new secret, so that the earlier one is
 * worthless. A session already in use keeps its end.
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
  const begun = session.entering
    ? sql`falta = null, inclusao = ${now.toString()}, expira_em = ${until},`
    : sql``
  const done = await sql`
    update sessao set ${begun} hash = ${secretHash(secret)}, segundo_fator = 'provado', usada_em = ${now.toString()}
     where cliente_id = ${currentClient} and id = ${session.id} and encerrada_em is null
       and hash = decode(${session.digest}, 'hex')`.execute(tx)
  if (done.numAffectedRows !== 1n) throw new Refusal('SESSAO_INVALIDA')
  await recordAccess(tx, person, session.metodo, origin, factor)
  return secret
}

/** Records that the person set up the factor in this session, so that it is not asked for. */
export async function noteProven(tx: Tx, { session }: Signed): Promise<void> {
  await sql`update sessao set segundo_fator = 'provado'
    where cliente_id = ${currentClient} and id = ${session.id}`.execute(tx)
}
