import type { Grant } from '../../../catalogue/doors.ts'
import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { type CredentialKind, newToken, tokenHash, tokenStart } from './token.ts'

export interface NewCredential {
  clienteId: number
  kind: CredentialKind
  name: string
  scopes: readonly Grant[]
  expiresAt?: string | undefined
  /** Number of the user to whom a management key belongs. */
  owner?: number | undefined
}

const commands: Readonly<Record<CredentialKind, string>> = {
  integracao: 'token',
  workforce: 'key',
  gestao: 'management-key',
}

/** Creates a credential and returns it; this is the only moment it can be seen. */
export async function createCredential(
  owner: Database,
  input: NewCredential,
  actor = operator(`${commands[input.kind]} create`),
): Promise<string> {
  const token = newToken(input.kind)
  await owner.inClient(
    input.clienteId,
    (tx) =>
      tx
        .insertInto('credencial')
        .values({
          cliente_id: input.clienteId,
          tipo: input.kind,
          nome: input.name,
          inicio: tokenStart(token),
          hash: tokenHash(token),
          escopos: input.scopes,
          expira_em: input.expiresAt ?? null,
          usuario_id: input.owner ?? null,
        })
        .execute(),
    actor,
  )
  return token
}
