import { wrongField } from '../../../catalogue/wire/failures.ts'
import { novocolaborador as declared } from '../../../catalogue/workforce/novocolaborador.ts'
import { type Fault, saveEmployee } from '../../domain/colaborador/save.ts'
import { Refusal } from '../../refusal.ts'
import { bindWorkforce } from '../bound.ts'

/** Request field of each fault. */
const fieldsOf: Readonly<Record<Fault['about'], string>> = {
  nascimento: 'colaborador.nascimento',
  inicio: 'colaborador.contrato.inicio',
  contratacao: 'colaborador.contrato.contratacao',
  horario: 'colaborador.contrato.horarioRef',
  vaga: 'colaborador.contrato.vagaRef',
}

/** Adds or updates an employee. */
export const novocolaborador = bindWorkforce(declared, async (tx, { colaborador }, { today, actor }) => {
  const { contrato, ...person } = colaborador
  const { inicio, contratacao, vagaRef: vaga } = contrato
  const faults = await saveEmployee(
    tx,
    person,
    {
      inicio,
      contratacao,
      unidade: { codigo: contrato.unidadeRef, nome: contrato.unidade },
      area: { codigo: contrato.areaRef, nome: contrato.area },
      cargo: { codigo: contrato.cargoRef, nome: contrato.cargo },
      horario: { codigo: contrato.horarioRef, nome: contrato.horario },
      vaga,
    },
    { today, actor },
  )
  if (faults.length === 0) return
  const campos = faults.map(({ about, code, message }) => wrongField(fieldsOf[about], code, message))
  throw new Refusal('REGISTRO_INVALIDO', {}, campos)
})
