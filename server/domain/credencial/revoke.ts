import { sql } from 'kysely'
import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { tokenHash } from './token.ts'

/** Ends a credential at once. False when there is none like it that still works. */
export async function revokeCredential(
  owner: Database,
  clienteId: number,
  credential: { token: string } | { id: number },
  actor = operator('token revoke'),
): Promise<boolean> {
  const which =
    'token' in credential ? sql`hash = ${tokenHash(credential.token)}` : sql`id = ${credential.id}`
  const done = await owner.inClient(
    clienteId,
    (tx) =>
      sql`update credencial set revogada_em = now()
        where cliente_id = ${clienteId} and revogada_em is null and ${which}`.execute(tx),
    actor,
  )
  return (done.numAffectedRows ?? 0n) > 0n
}
