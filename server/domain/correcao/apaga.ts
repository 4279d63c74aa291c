import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'

/** Deletes all corrections of records, ended or not; for the transaction that erases a person. */
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
