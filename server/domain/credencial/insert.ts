import type { Grant } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type CredentialKind, newToken, tokenHash, tokenStart } from './token.ts'

export interface Inserted {
  kind: CredentialKind
  name: string
  scopes: readonly Grant[]
  expiresAt?: string | null | undefined
  /** Id of the user who owns a management key. */
  owner?: number | null | undefined
}

export interface Made {
  id: number
  inicio: string
  /** Returned only here; the database has its digest. */
  token: string
}

export async function insertCredential(
  tx: Tx,
  { kind, name, scopes, expiresAt, owner }: Inserted,
): Promise<Made> {
  const token = newToken(kind)
  const inicio = tokenStart(token)
  const { id } = await tx
    .insertInto('credencial')
    .values({
      cliente_id: currentClient,
      tipo: kind,
      nome: name,
      inicio,
      hash: tokenHash(token),
      escopos: scopes,
      expira_em: expiresAt ?? null,
      usuario_id: owner ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, inicio, token }
}
