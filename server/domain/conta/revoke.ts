import type { Database, Tx } from '../../store/database.ts'
import { now } from '../../store/expressions.ts'
import { type AccountName, whichAccount } from './which.ts'

/** Ends an account and every token issued to it, at once. False when there is none like it that still works. */
export function revokeAccount(owner: Database, clienteId: number, account: AccountName): Promise<boolean> {
  return owner.kysely.transaction().execute(async (tx) => {
    const revoked = await tx
      .updateTable('conta_integracao')
      .set({ revogada_em: now })
      .where('cliente_id', '=', clienteId)
      .where('revogada_em', 'is', null)
      .where(whichAccount(account))
      .returning('id')
      .executeTakeFirst()
    if (revoked) await revokeTokens(tx, clienteId, revoked.id)
    return revoked !== undefined
  })
}

/** Ends every token that was issued to an account. */
export async function revokeTokens(tx: Tx, clienteId: number, contaId: number): Promise<void> {
  await tx
    .updateTable('credencial')
    .set({ revogada_em: now })
    .where('cliente_id', '=', clienteId)
    .where('conta_id', '=', contaId)
    .where('revogada_em', 'is', null)
    .execute()
}
