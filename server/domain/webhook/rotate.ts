import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import { newSecret } from './secret.ts'

/** Gives a target a new secret. The one before it signs too for so many hours; one still before that no longer. */
export async function rotateSecret(
  tx: Tx,
  sealer: Sealer,
  id: number,
  wanted: { secret: string | undefined; hours: number },
): Promise<string> {
  const secret = wanted.secret ?? newSecret()
  await sql`update webhook_destino set segredo_anterior = segredo, segredo = ${sealer.seal(secret)},
      anterior_ate = now() + ${wanted.hours} * interval '1 hour', atualizacao = now()
    where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
  return secret
}
