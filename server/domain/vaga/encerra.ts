import type { encerraVaga } from '../../../catalogue/management/vaga/encerra-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'

/** Ends vacancies, whatever became of their places. */
export const encerra: Verb<typeof encerraVaga> = (tx, acting, { registros, motivo, ...end }) => {
  const values = endValues({ ...end, causa: end.causa ?? 'O', observacao: motivo }, acting.today)
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  return move(tx, vagas, 'encerrar', wanted, acting)
}
