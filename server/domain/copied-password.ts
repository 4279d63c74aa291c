import type { Tx } from '../store/database.ts'
import { currentClient } from '../store/expressions.ts'

/** Whether a person's password was chosen by a link that staff copied. */
export async function isCopied(
  tx: Tx,
  { tipo, id }: { tipo: 'usuario' | 'professor' | 'aluno'; id: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom('senha')
    .select('copiada')
    .where('cliente_id', '=', currentClient)
    .where('dono', '=', tipo)
    .where('dono_id', '=', id)
    .executeTakeFirst()
  return found?.copiada ?? false
}
