import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'
import { endTokens } from './end.ts'
import { type AccountName, whichAccount } from './which.ts'

export interface RotatedAccount {
  id: number
  usuario: string
  inicio: string
  /** Shown only once. */
  senha: string
  /** Expiry of the previous secret; null if it has ended. */
  anteriorAte: string | null
}

/**
 * Gives an account of the current client a new secret; the previous one works for `overlap` seconds. With 0
 * it ends at once, together with the tokens issued for it. A still older secret ends at once.
 */
export async function changeSecret(
  tx: Tx,
  account: AccountName,
  overlap: number,
): Promise<RotatedAccount | undefined> {
  const senha = newToken('conta')
  const done = await sql<Omit<RotatedAccount, 'senha'>>`
    update conta_integracao set hash = ${tokenHash(senha)}, inicio = ${tokenStart(senha)},
           hash_anterior = case when ${overlap}::int > 0 then hash end,
           anterior_ate = case when ${overlap}::int > 0 then now() + ${overlap}::int * interval '1 second' end
     where cliente_id = ${currentClient} and revogada_em is null and ${whichAccount(account)}
    returning id, usuario, inicio, momento_do_cliente(cliente_id, anterior_ate) as "anteriorAte"`.execute(tx)
  const [rotated] = done.rows
  if (!rotated) return undefined
  if (overlap === 0) await endTokens(tx, rotated.id)
  return { ...rotated, senha }
}
