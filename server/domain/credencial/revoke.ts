import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { tokenHash } from './token.ts'

/** Ends a credential at once. False when there is none like it that still works. */
export async function revokeCredential(
  owner: Database,
  clienteId: number,
  credential: { token: string } | { id: number },
): Promise<boolean> {
  const which =
    'token' in credential ? sql`hash = ${tokenHash(credential.token)}` : sql`id = ${credential.id}`
  const done = await sql`update credencial set revogada_em = now()
    where cliente_id = ${clienteId} and revogada_em is null and ${which}`.execute(owner.kysely)
  return (done.numAffectedRows ?? 0n) > 0n
}
