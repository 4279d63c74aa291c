import { operations } from '../../../catalogue/index.ts'
import type { encerraCorrecao as declared } from '../../../catalogue/management/cadastro/encerra-correcao.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { fieldsTogether } from '../../../catalogue/together.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient, now } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import type { Verb } from '../verb.ts'

const inbound: readonly InboundOperation[] = operations.filter((one) => one.family === 'inbound')

/**
 * Ends corrections with their related fields: the next record of the source applies again. Until then the
 * corrected value stays, because the source's value is not stored.
 */
export const encerraCorrecao: Verb<typeof declared> = async (tx, _acting, { registros }) => {
  await holdRecords(tx)
  for (const { id } of registros) {
    if (!(await endCorrection(tx, id))) throw new Refusal('REGISTRO_INEXISTENTE')
  }
  await noteEdit(tx)
  return {}
}

/** False if there is no open correction with this id. */
async function endCorrection(tx: Tx, id: number): Promise<boolean> {
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
  return true
}
