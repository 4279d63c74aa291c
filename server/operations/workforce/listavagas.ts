import { listavagas as declared } from '../../../catalogue/workforce/listavagas.ts'
import { listOwnVacancies } from '../../domain/vaga/list-own.ts'
import { bindWorkforce } from '../bound.ts'
import { told } from './pages.ts'
import { requireOrder } from './period.ts'

/** Vacancies that novavaga made. */
export const listavagas = bindWorkforce(declared, async (tx, { pesquisa, ...filter }) => {
  requireOrder(filter)
  const { elements, ...page } = await listOwnVacancies(tx, { ...filter, search: pesquisa ?? '' })
  return { vagas: elements, ...told(page) }
})
