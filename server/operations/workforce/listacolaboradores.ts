import { listacolaboradores as declared } from '../../../catalogue/workforce/listacolaboradores.ts'
import { employeesIn } from '../../domain/colaborador/list.ts'
import { bindList } from './bind-list.ts'
import { isTrue } from './words.ts'

/** Employees as they are today. */
export const listacolaboradores = bindList(
  declared,
  'colaboradores',
  ({ ativos, pesquisa, ...filter }, { today }) =>
    employeesIn({ ...filter, working: isTrue(ativos), search: pesquisa ?? '' }, today),
)
