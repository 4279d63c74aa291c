import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/doors.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'
import type { Account } from './find.ts'
import { isProvedBy } from './which.ts'

export interface IssuedToken {
  token: string
  /** In the client's local time. */
  expiraEm: string
}

/** Issues a temporary token to an account. Undefined if the account or its secret has ended meanwhile. */
export function issueToken(
  db: Database,
  { id, clienteId, usuario, proved }: Account,
  scopes: readonly Scope[],
  minutes: number,
): Promise<IssuedToken | undefined> {
  const token = newToken('emitido')
  const issue = async (tx: Tx) => {
    // Also locks the account, so that a concurrent revocation or change of secret sees this token.
    const account = await tx
      .updateTable('conta_integracao')
      .set({ usada_em: now })
      .where('cliente_id', '=', currentClient)
      .where('id', '=', id)
      .where(isProvedBy(proved))
      .executeTakeFirst()
    if (!account.numUpdatedRows) return undefined
    const { expiraEm } = await tx
      .insertInto('credencial')
      .values({
        cliente_id: currentClient,
        tipo: 'integracao',
        nome: usuario,
        inicio: tokenStart(token),
        hash: tokenHash(token),
        escopos: scopes,
        expira_em: sql`now() + ${minutes} * interval '1 minute'`,
        conta_id: id,
      })
      .returning(sql<string>`momento_do_cliente(cliente_id, expira_em)`.as('expiraEm'))
      .executeTakeFirstOrThrow()
    return { token, expiraEm }
  }
  const account = { kind: 'credential', tipo: 'conta', id, nome: usuario, operacao: 'GetToken' } as const
  return db.inClient(clienteId, issue, account)
}
