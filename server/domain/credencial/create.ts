import { sql } from 'kysely'
import type { Grant } from '../../../catalogue/operation.ts'
import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { type CredentialKind, newToken, tokenHash, tokenStart } from './token.ts'

export interface NewCredential {
  clienteId: number
  kind: CredentialKind
  name: string
  scopes: readonly Grant[]
  expiresAt?: string | undefined
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
      sql`insert into credencial (cliente_id, tipo, nome, inicio, hash, escopos, expira_em)
        values (${input.clienteId}, ${input.kind}, ${input.name}, ${tokenStart(token)}, ${tokenHash(token)},
                ${input.scopes}::text[], ${input.expiresAt ?? null})`.execute(tx),
    actor,
  )
  return token
}
