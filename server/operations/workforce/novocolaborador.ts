import { wrongField } from '../../../catalogue/wire/failures.ts'
import { type Fault, saveEmployee } from '../../domain/colaborador/save.ts'
import { Refusal } from '../../refusal.ts'
import { today } from '../../values/dates.ts'
import type { WorkforceHandler } from '../handler.ts'
import type { Input } from '../read-input.ts'

type Texts = Record<string, string | null | undefined>

/** Where the request says what a fault is about. */
const places: Readonly<Record<Fault['about'], string>> = {
  nascimento: 'colaborador.nascimento',
  contratacao: 'colaborador.contrato.contratacao',
  horario: 'colaborador.contrato.horarioRef',
  vaga: 'colaborador.contrato.vagaRef',
}

/** Adds or updates an employee. */
export const novocolaborador: WorkforceHandler = async (tx, input, { fuso }) => {
  const { contrato, ...person } = input.colaborador as Input
  const { cpf, nome, nascimento, email, celular, telefone } = person as Texts
  const {
    inicio,
    contratacao,
    unidade,
    unidadeRef,
    area,
    areaRef,
    cargo,
    cargoRef,
    horario,
    horarioRef,
    vagaRef,
  } = contrato as Texts
  const faults = await saveEmployee(
    tx,
    { cpf: cpf!, nome: nome!, nascimento, email, celular, telefone },
    {
      inicio: inicio!,
      contratacao,
      unidade: { codigo: unidadeRef, nome: unidade },
      area: { codigo: areaRef, nome: area },
      cargo: { codigo: cargoRef, nome: cargo },
      horario: { codigo: horarioRef, nome: horario },
      vaga: vagaRef,
    },
    today(fuso),
  )
  if (faults.length === 0) return {}
  const campos = faults.map(({ about, code, message }) => wrongField(places[about], code, message))
  throw new Refusal('REGISTRO_INVALIDO', {}, campos)
}
