import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { newSecret, secretHash } from '../secrets/token.ts'
import { type Origin, recordAccess } from './begin.ts'
import type { Signed } from './use.ts'

/**
 * Makes a session whole that lacked a second factor. It gets another secret: whoever saw the first one, from before,
 * has nothing of it. One under way, which the client came to ask for the factor, lasts as long as it would have.
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

/** Notes that the person of a whole session set the factor up in it: it need not be asked for there. */
export async function noteProven(tx: Tx, { session }: Signed): Promise<void> {
  await sql`update sessao set segundo_fator = 'provado'
    where cliente_id = ${currentClient} and id = ${session.id}`.execute(tx)
}
