import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'

/** Erases every correction of some records, ended or not. Who erases a person erases these in the same transaction. */
export async function apagaCorrecoes(
  tx: Tx,
  { entidade, chaves }: { entidade: string; chaves: readonly string[] },
): Promise<void> {
  await holdRecords(tx)
  await tx
    .deleteFrom('correcao')
    .where('cliente_id', '=', currentClient)
    .where('entidade', '=', entidade)
    .where('chave', '=', anyOf(chaves))
    .execute()
  await noteEdit(tx)
}
