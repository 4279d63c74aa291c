import type { transfereColaborador } from '../../../catalogue/management/colaborador/index.ts'
import { tryChange } from '../change.ts'
import type { Verb } from '../verb.ts'
import { colaboradores } from './guards.ts'
import { presentPeriods } from './periods.ts'
import { placeEmployee } from './place.ts'

/** Transfers employees from today on. Absent values are kept. */
export const transfere: Verb<typeof transfereColaborador> = async (
  tx,
  acting,
  { registros, motivo, unidade, area, cargo, horario },
) => {
  const wanted = registros.map((one) => ({ ...one, motivo, values: {} }))
  const outcomes = await tryChange(tx, colaboradores, wanted, acting, 'transferir')
  const ids = outcomes.flatMap(({ id, refusal }) => (refusal ? [] : id))
  const place = {
    unidade_id: unidade ?? undefined,
    area_id: area,
    cargo_id: cargo ?? undefined,
    horario_id: horario,
    // The old text described another schedule.
    horario: horario === undefined ? undefined : null,
  }
  for (const [id, period] of await presentPeriods(tx, ids, acting.today)) {
    await placeEmployee(tx, id, period, place, acting.today)
  }
  return outcomes
}
