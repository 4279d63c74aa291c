import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export async function hasStudents(tx: Tx): Promise<boolean> {
  const first = await tx
    .selectFrom('aluno')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('ativo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}
