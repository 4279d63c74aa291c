import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

export async function saveDisability(tx: Tx, codigo: string, descricao: string): Promise<void> {
  await tx
    .insertInto('deficiencia')
    .values({ cliente_id: currentClient, codigo, descricao })
    .onConflict((known) => known.columns(['cliente_id', 'codigo']).doUpdateSet({ descricao }))
    .execute()
}
