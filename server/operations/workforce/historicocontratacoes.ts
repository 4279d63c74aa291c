import { historicocontratacoes as declared } from '../../../catalogue/workforce/historicocontratacoes.ts'
import { listHires } from '../../domain/colaborador/hires.ts'
import { bindWorkforce } from '../bound.ts'
import { told } from './pages.ts'
import { requireOrder } from './period.ts'

/** Hires of a period, one for each contract. */
export const historicocontratacoes = bindWorkforce(declared, async (tx, filter) => {
  requireOrder(filter)
  const { elements, ...page } = await listHires(tx, filter)
  return { contratacoes: elements, ...told(page) }
})
