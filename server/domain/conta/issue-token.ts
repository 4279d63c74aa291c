import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/operation.ts'
import type { Database } from '../../store/database.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'
import type { Account } from './find.ts'
import { isProvedBy } from './which.ts'

export interface IssuedToken {
  token: string
  /** In the client's local time. */
  expiraEm: string
}

/** Issues a token to an account for a while. Nothing when the account, or its secret, has ended in the meantime. */
export function issueToken(
  db: Database,
  { id, clienteId, usuario, proved }: Account,
  scopes: readonly Scope[],
  minutes: number,
): Promise<IssuedToken | undefined> {
  const token = newToken('emitido')
  return db.inClient(clienteId, async (tx) => {
    // Also holds the account until the end: who revokes it or changes its secret then finds this token too.
    const account = await sql`update conta_integracao set usada_em = now()
      where cliente_id = (select cliente_atual()) and id = ${id} and ${isProvedBy(proved)}`.execute(tx)
    if (!account.numAffectedRows) return undefined
    const issued = await sql<{ expiraEm: string }>`
      insert into credencial (cliente_id, tipo, nome, inicio, hash, escopos, expira_em, conta_id)
      values (cliente_atual(), 'integracao', ${usuario}, ${tokenStart(token)}, ${tokenHash(token)},
              ${scopes}::text[], now() + ${minutes} * interval '1 minute', ${id})
      returning momento_do_cliente(cliente_id, expira_em) as "expiraEm"`.execute(tx)
    return { token, expiraEm: issued.rows[0]!.expiraEm }
  })
}
