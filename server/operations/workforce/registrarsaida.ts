import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { registrarsaida as declared } from '../../../catalogue/workforce/registrarsaida.ts'
import { holdEmployee } from '../../domain/colaborador/employee.ts'
import { tellExit, untellExit } from '../../domain/colaborador/exit.ts'
import { Refusal } from '../../refusal.ts'
import { bindWorkforce } from '../bound.ts'

/** Registers an employee's exit, or undoes it. */
export const registrarsaida = bindWorkforce(
  declared,
  async (tx, { cpf, saida, tipo, motivo }, { today, actor }) => {
    // An empty value undoes an exit, so the field must be sent explicitly.
    if (saida === undefined) {
      throw new Refusal('REGISTRO_INVALIDO', {}, [
        wrongField('saida', 'CAMPO_OBRIGATORIO', said('pedido.informeDataOuEnvieCampo')),
      ])
    }
    const employee = await holdEmployee(tx, cpf)
    if (!employee) throw new Refusal('COLABORADOR_INEXISTENTE')
    const { id } = employee
    if (saida === null) await untellExit(tx, { id }, { today, actor })
    else await tellExit(tx, { id }, { saida, tipo, motivo }, { today, actor })
  },
)
