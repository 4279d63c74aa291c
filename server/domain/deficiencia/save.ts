import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Adds a code of disability to the current client, or changes what it means. */
export async function saveDisability(tx: Tx, codigo: string, descricao: string): Promise<void> {
  await tx
    .insertInto('deficiencia')
    .values({ cliente_id: currentClient, codigo, descricao })
    .onConflict((known) => known.columns(['cliente_id', 'codigo']).doUpdateSet({ descricao }))
    .execute()
}
