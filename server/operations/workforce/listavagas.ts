import { listavagas as declared } from '../../../catalogue/workforce/listavagas.ts'
import { ownVacancies } from '../../domain/colaborador/list-vacancies.ts'
import { bindList } from './bind-list.ts'
import { requireOrder } from './period.ts'

/** Vacancies created by novavaga. */
export const listavagas = bindList(declared, 'vagas', ({ pesquisa, ...filter }) => {
  requireOrder(filter)
  return ownVacancies({ ...filter, search: pesquisa ?? '' })
})
