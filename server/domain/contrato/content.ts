import { contratoFields } from '../../../catalogue/management/contrato/fields.ts'
import type { incluiContrato } from '../../../catalogue/management/contrato/index.ts'
import { portuguese } from '../../../catalogue/phrase.ts'
import { modalidadesContrato } from '../../../catalogue/values/contrato.ts'
import type { Tx } from '../../store/database.ts'
import { included } from '../row.ts'
import type { VerbInput } from '../verb.ts'
import { insurances, timetable } from './parts.ts'

type Told = Omit<VerbInput<typeof incluiContrato>, 'beneficios'>

/** Content of a new contract with its first sequence, including the data of its insurance policy. */
export async function contentOf(tx: Tx, { horarios, ...told }: Told, numero: number) {
  const values = included(contratoFields, told)
  const insured = await insurances(tx, values.apolice_id === undefined ? [] : [values.apolice_id])
  return {
    tipo_contrato: portuguese(modalidadesContrato[told.modalidade]),
    ...values,
    ...(values.apolice_id === undefined ? {} : insured.get(values.apolice_id)),
    ...(horarios ? { horarios: timetable(horarios) } : {}),
    numero,
    sequencia: 1,
  }
}
