import { sql } from 'kysely'
import type { Input } from '../../operations/read-input.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { today } from '../../values/dates.ts'
import type { Caller } from '../credencial/authenticate.ts'
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

function faultsOf(person: Texts, contract: Texts, now: string): Fault[] {
  const wrong: Fault[] = []
  if (person.nascimento && person.nascimento > now) {
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
  const found = await sql<{ id: number }>`select id from horario
    where cliente_id = (select cliente_atual()) and referencia = ${reference}`.execute(tx)
  return found.rows[0]?.id ?? 'unknown'
}

/** Nothing named is in order too. */
async function isVacancy(tx: Tx, reference: string | null | undefined): Promise<boolean> {
  if (!reference) return true
  const found = await sql`select from vaga
    where cliente_id = (select cliente_atual()) and identificacao = ${reference}`.execute(tx)
  return found.rows.length > 0
}

/** Optional values that are absent stay; empty ones are cleared. */
async function savePerson(tx: Tx, person: Texts): Promise<number> {
  const { cpf, nome, nascimento, email, celular, telefone } = person
  const keep = (value: string | null | undefined, column: string) =>
    value === undefined ? sql.ref(`colaborador.${column}`) : sql`${value}`
  const saved = await sql<{ id: number }>`
    insert into colaborador (cliente_id, cpf, nome, nascimento, email, celular, telefone)
    values (cliente_atual(), ${cpf}, ${nome}, ${nascimento ?? null}::date, ${email ?? null}, ${celular ?? null},
            ${telefone ?? null})
    on conflict (cliente_id, cpf) do update set nome = ${nome},
      nascimento = (${keep(nascimento, 'nascimento')})::date, email = ${keep(email, 'email')},
      celular = ${keep(celular, 'celular')}, telefone = ${keep(telefone, 'telefone')}, atualizacao = now()
    returning id`.execute(tx)
  return saved.rows[0]!.id
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
  const last = await sql<{ id: number; saida: string | null }>`
    select id, saida::text from colaborador_contrato
     where cliente_id = (select cliente_atual()) and colaborador_id = ${employeeId}
     order by inicio desc, id desc limit 1 for update`.execute(tx)
  const [period] = last.rows
  const { inicio, contratacao, horario, vagaRef } = contract
  const optional = { ...places, horario, vaga_ref: vagaRef }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined)
  const start = sql`${inicio}::date`
  if (!period || (period.saida !== null && inicio! > period.saida)) {
    const names = sql.join(given.map(([column]) => sql.ref(column)))
    await sql`
      insert into colaborador_contrato (cliente_id, colaborador_id, inicio, contratacao, ${names})
      values (cliente_atual(), ${employeeId}, ${start}, ${contratacao ?? inicio}::date,
              ${sql.join(given.map(([, value]) => value))})`.execute(tx)
    return
  }
  const sets = sql.join(given.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  // Nobody is hired after the start.
  const hired =
    contratacao === undefined ? sql`least(contratacao, ${start})` : sql`${contratacao ?? inicio}::date`
  await sql`
    update colaborador_contrato set inicio = ${start}, contratacao = ${hired}, ${sets}, atualizacao = now()
     where cliente_id = (select cliente_atual()) and colaborador_id = ${employeeId} and id = ${period.id}`.execute(
    tx,
  )
}
