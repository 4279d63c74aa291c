import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { now } from '../../store/expressions.ts'
import { tokenHash } from './token.ts'

/** Ends a credential at once. False when there is none like it that still works. */
export async function revokeCredential(
  owner: Database,
  clienteId: number,
  credential: { token: string } | { id: number },
  actor = operator('token revoke'),
): Promise<boolean> {
  const done = await owner.inClient(
    clienteId,
    (tx) =>
      tx
        .updateTable('credencial')
        .set({ revogada_em: now })
        .where('cliente_id', '=', clienteId)
        .where('revogada_em', 'is', null)
        .where((row) =>
          'token' in credential
            ? row('hash', '=', tokenHash(credential.token))
            : row('id', '=', credential.id),
        )
        .executeTakeFirst(),
    actor,
  )
  return done.numUpdatedRows > 0n
}
