import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { type Inserted, insertCredential } from './insert.ts'
import type { CredentialKind } from './token.ts'

export interface NewCredential extends Inserted {
  clienteId: number
}

const commands: Readonly<Record<CredentialKind, string>> = {
  integracao: 'token',
  workforce: 'key',
  gestao: 'management-key',
}

/** Creates a credential and returns it; this is the only moment it can be seen. */
export async function createCredential(
  owner: Database,
  { clienteId, ...input }: NewCredential,
  actor = operator(`${commands[input.kind]} create`),
): Promise<string> {
  const { token } = await owner.inClient(clienteId, (tx) => insertCredential(tx, input), actor)
  return token
}
