import { sql } from 'kysely'
import { actorSettings, operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { setLocally } from '../../store/settings.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'
import { revokeTokens } from './revoke.ts'
import { type AccountName, whichAccount } from './which.ts'

export interface RotatedAccount {
  id: number
  usuario: string
  /** Shown only now. */
  senha: string
  /** When the secret before it ends; nothing when it has ended. */
  anteriorAte: string | null
}

/**
 * Gives an account a new secret; the one before works for the overlap, in seconds. Without any, it ends now, and
 * so do the tokens that it was exchanged for. One that was still to end since an earlier change ends now too.
 */
export function rotateAccount(
  owner: Database,
  clienteId: number,
  account: AccountName,
  overlap: number,
): Promise<RotatedAccount | undefined> {
  const senha = newToken('conta')
  return owner.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, actorSettings(operator('account rotate')))
    const done = await sql<Omit<RotatedAccount, 'senha'>>`
      update conta_integracao set hash = ${tokenHash(senha)}, inicio = ${tokenStart(senha)},
             hash_anterior = case when ${overlap}::int > 0 then hash end,
             anterior_ate = case when ${overlap}::int > 0 then now() + ${overlap}::int * interval '1 second' end
       where cliente_id = ${clienteId} and revogada_em is null and ${whichAccount(account)}
      returning id, usuario, momento_do_cliente(cliente_id, anterior_ate) as "anteriorAte"`.execute(tx)
    const [rotated] = done.rows
    if (!rotated) return undefined
    if (overlap === 0) await revokeTokens(tx, clienteId, rotated.id)
    return { ...rotated, senha }
  })
}
