import type { cancelaAdmissao } from '../../../catalogue/management/colaborador/index.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { holdEmployees } from './employee.ts'
import { colaboradores } from './guards.ts'
import { nextPeriods } from './periods.ts'

/** Cancels an admission before it begins; the slot of its vacancy is free again. */
export const cancelaDeAdmissao: Verb<typeof cancelaAdmissao> = async (tx, acting, { registros, motivo }) => {
  const [target] = registros as [(typeof registros)[0]]
  const { id } = target
  const { today } = acting
  await holdEmployees(tx, [id])
  const period = (await nextPeriods(tx, [id], today)).get(id)
  const effect = async () => {
    await tx
      .updateTable('colaborador_contrato')
      .set({ cancelamento: today, atualizacao: now })
      .where('cliente_id', '=', currentClient)
      .where('colaborador_id', '=', id)
      .where('id', '=', period!.id)
      .execute()
  }
  return move(tx, colaboradores, 'cancelarAdmissao', [{ ...target, motivo }], acting, effect)
}
