import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { type AccountName, whichAccount } from './which.ts'

/** Ends an account and every token issued to it, at once. False when there is none like it that still works. */
export function revokeAccount(owner: Database, clienteId: number, account: AccountName): Promise<boolean> {
  return owner.kysely.transaction().execute(async (tx) => {
    const done = await sql<{ id: number }>`update conta_integracao set revogada_em = now()
      where cliente_id = ${clienteId} and revogada_em is null and ${whichAccount(account)} returning id`.execute(
      tx,
    )
    const [revoked] = done.rows
    if (!revoked) return false
    await sql`update credencial set revogada_em = now()
      where cliente_id = ${clienteId} and conta_id = ${revoked.id} and revogada_em is null`.execute(tx)
    return true
  })
}
