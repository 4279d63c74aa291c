import { dadoscolaborador as declared } from '../../../catalogue/workforce/dadoscolaborador.ts'
import { showEmployee } from '../../domain/colaborador/show.ts'
import { Refusal } from '../../refusal.ts'
import { bindWorkforce } from '../bound.ts'

/** One employee with all periods of employment. */
export const dadoscolaborador = bindWorkforce(declared, async (tx, { cpf }, { today }) => {
  const colaborador = await showEmployee(tx, cpf, today)
  if (!colaborador) throw new Refusal('COLABORADOR_INEXISTENTE')
  return { colaborador }
})
