import type { Scope } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'

export interface MadeAccount {
  id: number
  inicio: string
  /** Only now: what is kept is its digest. */
  senha: string
}

/** Writes a new account of the current client. Nothing where one that works has its user name. */
export async function insertAccount(
  tx: Tx,
  { usuario, scopes }: { usuario: string; scopes: readonly Scope[] },
): Promise<MadeAccount | undefined> {
  const senha = newToken('conta')
  const inicio = tokenStart(senha)
  const made = await tx
    .insertInto('conta_integracao')
    .values({ cliente_id: currentClient, usuario, inicio, hash: tokenHash(senha), escopos: scopes })
    .onConflict((known) =>
      known.columns(['cliente_id', 'usuario']).where('revogada_em', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made && { id: made.id, inicio, senha }
}
