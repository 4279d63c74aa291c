import { operations } from '../../../catalogue/index.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { fieldsTogether } from '../../../catalogue/together.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient, now } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'

const inbound: readonly InboundOperation[] = operations.filter((one) => one.family === 'inbound')

/**
 * Ends a correction, and those that belong to it: the source's next record counts whatever it says. Until then the value
 * stays, because nobody here knows what the source sends. False when none stands under this number.
 */
export async function encerraCorrecao(tx: Tx, id: number): Promise<boolean> {
  await holdRecords(tx)
  const one = await tx
    .selectFrom('correcao')
    .select(['entidade', 'chave', 'campo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .where('encerrada', '=', false)
    .executeTakeFirst()
  if (!one) return false
  const operation = inbound.find(({ fields }) => fields[one.campo])
  const together = operation ? fieldsTogether(operation, one.campo) : [one.campo]
  await tx
    .updateTable('correcao')
    .set({ encerrada: true, atualizacao: now })
    .where('cliente_id', '=', currentClient)
    .where('entidade', '=', one.entidade)
    .where('chave', '=', one.chave)
    .where('campo', '=', anyOf(together))
    .execute()
  await noteEdit(tx)
  return true
}
