import { historicocontratacoes as declared } from '../../../catalogue/workforce/historicocontratacoes.ts'
import { hiresIn } from '../../domain/colaborador/hires.ts'
import { bindList } from './bind-list.ts'
import { requireOrder } from './period.ts'

/** Hires of a period, one for each contract. */
export const historicocontratacoes = bindList(declared, 'contratacoes', (filter) => {
  requireOrder(filter)
  return hiresIn(filter)
})
