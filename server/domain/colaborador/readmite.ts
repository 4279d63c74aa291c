import type { readmiteColaborador } from '../../../catalogue/management/colaborador/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { holdEmployees } from './employee.ts'
import { colaboradores } from './guards.ts'
import { hire } from './hire.ts'
import { lastPeriods } from './periods.ts'
import { placementOf } from './place.ts'
import { hireOf, wrongDay } from './told.ts'

/** Rehires an employee after the last exit, at the last workplace unless another is given. */
export const readmite: Verb<typeof readmiteColaborador> = async (
  tx,
  acting,
  { registros, motivo, ...told },
) => {
  const [target] = registros as [(typeof registros)[0]]
  const { id } = target
  await holdEmployees(tx, [id])
  const last = (await lastPeriods(tx, [id])).get(id)
  if (last?.saida && told.inicio <= last.saida) {
    throw wrongDay('inicio', said('colaborador.inicioPrecisaSerDepoisUltima', { saida: last.saida }))
  }
  const place = last && (await placementOf(tx, last.id))
  const effect = async () => {
    const unidade = told.unidade ?? place?.unidade_id ?? missing('unidade')
    const cargo = told.cargo ?? place?.cargo_id ?? missing('cargo')
    const area = told.area === undefined ? place?.area_id : told.area
    const horario = told.horario === undefined ? place?.horario_id : told.horario
    const period = await hireOf(tx, { ...told, unidade, cargo, area, horario })
    await hire(tx, id, period, acting.today)
  }
  return move(tx, colaboradores, 'readmitir', [{ ...target, motivo }], acting, effect)
}

/** There is no last workplace to default to. */
function missing(campo: string): never {
  const field = wrongField(campo, 'CAMPO_OBRIGATORIO', said('colaborador.naoHaLugarAnteriorInforme'))
  throw new Refusal('REGISTRO_INVALIDO', {}, [field])
}
