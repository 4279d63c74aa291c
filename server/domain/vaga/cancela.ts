import type { cancelaVaga } from '../../../catalogue/management/vaga/cancela-vaga.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { endValues } from './end.ts'
import { vagas } from './guards.ts'

/** Ends vacancies that their host gave up. */
export const cancela: Verb<typeof cancelaVaga> = (tx, acting, { registros, motivo, data }) => {
  const values = endValues({ causa: 'C', data, observacao: motivo }, acting.today)
  const wanted = registros.map((one) => ({ ...one, motivo, values }))
  return move(tx, vagas, 'cancelar', wanted, acting)
}
