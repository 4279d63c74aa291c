import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { today } from '../../values/dates.ts'
import type { Caller } from '../credencial/authenticate.ts'
import type { Input } from '../read-input.ts'
import { ensureReference } from './references.ts'

type Texts = Record<string, string | null | undefined>

/** Adds or updates an employee by CPF. A start after the last exit is a rehire: a new period. */
export async function saveEmployee(tx: Tx, input: Input, caller: Caller): Promise<object> {
  const { contrato, ...person } = input.colaborador as Input
  const contract = contrato as Texts
  const schedule = await findSchedule(tx, contract.horarioRef)
  const wrong = [
    ...faultsOf(person as Texts, contract, today(caller.fuso)),
    ...(schedule === 'unknown' ? [unknown('horarioRef', 'cadastre o horário antes de usá-lo')] : []),
    ...((await isVacancy(tx, contract.vagaRef)) ? [] : [unknown('vagaRef', 'envie a vaga antes de usá-la')]),
  ]
  if (wrong.length > 0 || schedule === 'unknown') throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  const { area, areaRef } = contract
  const places: Places = {
    unidade_id: (await ensureReference(tx, 'unidade', contract.unidadeRef, contract.unidade))!,
    area_id:
      area === undefined && areaRef === undefined
        ? undefined
        : await ensureReference(tx, 'area', areaRef, area),
    cargo_id: (await ensureReference(tx, 'cargo', contract.cargoRef, contract.cargo))!,
    horario_id: schedule,
  }
  const employeeId = await savePerson(tx, person as Texts)
  await savePeriod(tx, employeeId, contract, places)
  return {}
}

interface Fault {
  campo: string
  mensagem: string
}

const fault = (campo: string, mensagem: string): Fault => ({ campo: `colaborador.${campo}`, mensagem })

const unknown = (name: string, advice: string) =>
  fault(`contrato.${name}`, `REFERENCIA_INEXISTENTE: ${advice}.`)

function faultsOf(person: Texts, contract: Texts, day: string): Fault[] {
  const wrong: Fault[] = []
  if (person.nascimento && person.nascimento > day) {
    wrong.push(fault('nascimento', 'DATA_INVALIDA: a data está no futuro.'))
  }
  if (contract.contratacao && contract.inicio && contract.contratacao > contract.inicio) {
    wrong.push(fault('contrato.contratacao', 'DATA_INVALIDA: a contratação não pode ser depois do início.'))
  }
  return wrong
}

async function findSchedule(
  tx: Tx,
  reference: string | null | undefined,
): Promise<number | null | undefined | 'unknown'> {
  if (!reference) return reference === undefined ? undefined : null
  const found = await tx
    .selectFrom('horario')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('referencia', '=', reference)
    .executeTakeFirst()
  return found?.id ?? 'unknown'
}

/** Nothing named is in order too. */
async function isVacancy(tx: Tx, reference: string | null | undefined): Promise<boolean> {
  if (!reference) return true
  const found = await tx
    .selectFrom('vaga')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('identificacao', '=', reference)
    .executeTakeFirst()
  return found !== undefined
}

/** Optional values that are absent stay; empty ones are cleared. */
async function savePerson(tx: Tx, person: Texts): Promise<number> {
  const { cpf, nome, nascimento, email, celular, telefone } = person
  // What is undefined is left out of the statement.
  const given = { nome: nome!, nascimento, email, celular, telefone }
  const saved = await tx
    .insertInto('colaborador')
    .values({ cliente_id: currentClient, cpf: cpf!, ...given })
    .onConflict((known) => known.columns(['cliente_id', 'cpf']).doUpdateSet({ ...given, atualizacao: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return saved.id
}

/** Columns of the contract period; undefined where the request brought nothing. */
interface Places {
  unidade_id: number
  area_id: number | null | undefined
  cargo_id: number
  horario_id: number | null | undefined
}

/** A new period, or the last one changed: what is absent stays, what is empty is cleared. */
async function savePeriod(tx: Tx, employeeId: number, contract: Texts, places: Places): Promise<void> {
  const period = await tx
    .selectFrom('colaborador_contrato')
    .select(['id', 'saida'])
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', employeeId)
    .orderBy('inicio', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const { contratacao, horario, vagaRef } = contract
  const inicio = contract.inicio!
  const given = { ...places, inicio, horario, vaga_ref: vagaRef }
  if (!period || (period.saida !== null && inicio > period.saida)) {
    await tx
      .insertInto('colaborador_contrato')
      .values({
        cliente_id: currentClient,
        colaborador_id: employeeId,
        contratacao: contratacao ?? inicio,
        ...given,
      })
      .execute()
    return
  }
  // Nobody is hired after the start.
  const hired =
    contratacao === undefined ? sql<string>`least(contratacao, ${inicio}::date)` : (contratacao ?? inicio)
  await tx
    .updateTable('colaborador_contrato')
    .set({ ...given, contratacao: hired, atualizacao: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', employeeId)
    .where('id', '=', period.id)
    .execute()
}
