import { wrongField } from '../../../catalogue/wire/failures.ts'
import { novavaga as declared } from '../../../catalogue/workforce/novavaga.ts'
import { openVacancy } from '../../domain/colaborador/open-vacancy.ts'
import { Refusal } from '../../refusal.ts'
import { bindWorkforce } from '../bound.ts'

/** Opens a vacancy of the institution itself. */
export const novavaga = bindWorkforce(declared, async (tx, { vaga }, { today }) => {
  const opened = await openVacancy(tx, vaga, today)
  if ('faults' in opened) {
    const campos = opened.faults.map(({ about, code, message }) => wrongField(`vaga.${about}`, code, message))
    throw new Refusal('REGISTRO_INVALIDO', {}, campos)
  }
  const { id, identificacao } = opened
  return { vaga: { identificador: String(id), referencia: identificacao } }
})
