import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { novohorario as declared } from '../../../catalogue/workforce/novohorario.ts'
import { type Shift, saveSchedule } from '../../domain/horario/save.ts'
import { Refusal } from '../../refusal.ts'
import { bindWorkforce } from '../bound.ts'

/** Adds or updates a schedule. */
export const novohorario = bindWorkforce(declared, async (tx, { horario }, { today }) => {
  const campos = (horario.turnos ?? []).flatMap(wrongShift)
  if (campos.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, campos)
  await saveSchedule(tx, horario, today)
})

/** A break needs both a start and an end. */
function wrongShift({ intervaloInicio, intervaloFim }: Shift, at: number) {
  if (Boolean(intervaloInicio) === Boolean(intervaloFim)) return []
  const [missing, other] = intervaloInicio
    ? (['intervaloFim', 'intervaloInicio'] as const)
    : (['intervaloInicio', 'intervaloFim'] as const)
  const campo = `horario.turnos[${at + 1}].${missing}`
  return [
    wrongField(campo, 'CAMPO_OBRIGATORIO', said('horario.informeCom', { campo: missing, outro: other })),
  ]
}
