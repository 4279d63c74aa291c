import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import { newSecret } from './secret.ts'

/** Replaces a target's secret. The previous one also signs for `hours`; earlier ones do not. */
export async function rotateSecret(
  tx: Tx,
  sealer: Sealer,
  id: number,
  wanted: { secret: string | undefined; hours: number },
): Promise<string> {
  const secret = wanted.secret ?? newSecret()
  await tx
    .updateTable('webhook_destino')
    .set((target) => ({
      segredo_anterior: target.ref('segredo'),
      segredo: sealer.seal(secret),
      anterior_ate: sql`now() + ${wanted.hours} * interval '1 hour'`,
      atualizacao: now,
    }))
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .execute()
  return secret
}
