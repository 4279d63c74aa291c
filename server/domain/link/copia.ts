import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Whether the client lets people sign with a link that staff copied. */
export async function copiaAssina(tx: Tx): Promise<boolean> {
  const { copia_link_assinatura } = await tx
    .selectFrom('cliente')
    .select('copia_link_assinatura')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  return copia_link_assinatura
}
