import { prazomediocontratacoes as declared } from '../../../catalogue/workforce/prazomediocontratacoes.ts'
import { timeToFill } from '../../domain/colaborador/hires.ts'
import { bindWorkforce } from '../bound.ts'
import { requireOrder } from './period.ts'

/** Average time to fill vacancies. */
export const prazomediocontratacoes = bindWorkforce(declared, (tx, filter) => {
  requireOrder(filter)
  return timeToFill(tx, filter)
})
