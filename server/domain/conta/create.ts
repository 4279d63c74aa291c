import type { Scope } from '../../../catalogue/doors.ts'
import type { Database } from '../../store/database.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'

/** Another account of the client that still works has the same user name. */
export class AccountExists extends Error {
  constructor(usuario: string) {
    super(`A conta "${usuario}" já existe.`)
  }
}

export interface NewAccount {
  clienteId: number
  usuario: string
  scopes: readonly Scope[]
}

/** Creates an account and returns its secret; this is the only moment it can be seen. */
export async function createAccount(owner: Database, input: NewAccount): Promise<string> {
  const secret = newToken('conta')
  const made = await owner.kysely
    .insertInto('conta_integracao')
    .values({
      cliente_id: input.clienteId,
      usuario: input.usuario,
      inicio: tokenStart(secret),
      hash: tokenHash(secret),
      escopos: input.scopes,
    })
    .onConflict((known) =>
      known.columns(['cliente_id', 'usuario']).where('revogada_em', 'is', null).doNothing(),
    )
    .executeTakeFirst()
  if (!made.numInsertedOrUpdatedRows) throw new AccountExists(input.usuario)
  return secret
}
