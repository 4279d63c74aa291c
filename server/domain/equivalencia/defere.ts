import type { defereEquivalencia } from '../../../catalogue/management/equivalencia/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { equivalencias } from './guards.ts'

/** Grants the requested hours, or fewer if `horasDeferidas` is given. The requested hours never change. */
export const defere: Verb<typeof defereEquivalencia> = async (
  tx,
  acting,
  { registros, motivo, horasDeferidas, parecer = null },
) => {
  const rows = await tx
    .selectFrom('equivalencia')
    .select(['id', 'horas_solicitadas'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(registros.map(({ id }) => id)))
    .execute()
  const asked = new Map(rows.map(({ id, horas_solicitadas }) => [id, horas_solicitadas]))
  const isPart = ({ id }: { id: number }) => (horasDeferidas ?? Infinity) < (asked.get(id) ?? 0)
  const wanted = registros.map((one) => {
    const horas_deferidas = horasDeferidas ?? asked.get(one.id) ?? null
    return { ...one, motivo, values: { horas_deferidas, parecer } }
  })
  const [part, whole] = [wanted.filter(isPart), wanted.filter((one) => !isPart(one))]
  const made = [
    ...(await tryMove(tx, equivalencias, 'deferir', whole, acting)),
    ...(await tryMove(tx, equivalencias, 'deferirEmParte', part, acting)),
  ]
  const outcomes = new Map(made.map((one) => [one.id, one]))
  return registros.map(({ id }) => outcomes.get(id)!)
}
