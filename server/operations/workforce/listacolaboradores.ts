import { listacolaboradores as declared } from '../../../catalogue/workforce/listacolaboradores.ts'
import { listEmployees } from '../../domain/colaborador/list.ts'
import { bindWorkforce } from '../bound.ts'
import { told } from './pages.ts'
import { isTrue } from './words.ts'

/** Employees as they are today. */
export const listacolaboradores = bindWorkforce(
  declared,
  async (tx, { ativos, pesquisa, ...filter }, { today }) => {
    const { elements, ...page } = await listEmployees(
      tx,
      { ...filter, working: isTrue(ativos), search: pesquisa ?? '' },
      today,
    )
    return { colaboradores: elements, ...told(page) }
  },
)
