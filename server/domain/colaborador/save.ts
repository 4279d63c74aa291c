import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { ensureReference } from './references.ts'

/** Undefined where nothing is said and the value stays; null where it is cleared. */
type Text = string | null | undefined

export interface Employee {
  cpf: string
  nome: string
  nascimento: Text
  email: Text
  celular: Text
  telefone: Text
}

/** Something known by a code, by a name, or by both. */
export interface Named {
  codigo: Text
  nome: Text
}

/** A period of work. */
export interface Work {
  inicio: string
  contratacao: Text
  unidade: Named
  area: Named
  cargo: Named
  /** In words, and by the code of one that exists. */
  horario: Named
  /** The vacancy that was filled. */
  vaga: Text
}

/** Why an employee cannot be saved. */
export interface Fault {
  about: 'nascimento' | 'contratacao' | 'horario' | 'vaga'
  code: 'DATA_INVALIDA' | 'REFERENCIA_INEXISTENTE'
  message: string
}

/**
 * Adds or updates an employee by CPF. A start after the last exit is a rehire: a new period. Nothing is written when
 * there are faults.
 */
export async function saveEmployee(
  tx: Tx,
  employee: Employee,
  work: Work,
  today: string,
): Promise<readonly Fault[]> {
  const schedule = await findSchedule(tx, work.horario.codigo)
  const vacancy = await findVacancy(tx, work.vaga)
  const faults = [
    ...wrongDates(employee, work, today),
    ...(schedule === 'unknown' ? [missing('horario', 'cadastre o horário antes de usá-lo')] : []),
    ...(vacancy === 'unknown' ? [missing('vaga', 'envie a vaga antes de usá-la')] : []),
  ]
  if (faults.length > 0 || schedule === 'unknown' || vacancy === 'unknown') return faults
  const { unidade, area, cargo } = work
  const places: Places = {
    unidade_id: (await ensureReference(tx, 'unidade', unidade.codigo, unidade.nome))!,
    area_id:
      area.nome === undefined && area.codigo === undefined
        ? undefined
        : await ensureReference(tx, 'area', area.codigo, area.nome),
    cargo_id: (await ensureReference(tx, 'cargo', cargo.codigo, cargo.nome))!,
    horario_id: schedule,
    vaga_id: vacancy,
  }
  await savePeriod(tx, await savePerson(tx, employee), work, places)
  return []
}

const missing = (about: 'horario' | 'vaga', advice: string): Fault => ({
  about,
  code: 'REFERENCIA_INEXISTENTE',
  message: `${advice}.`,
})

function wrongDates({ nascimento }: Employee, { inicio, contratacao }: Work, today: string): Fault[] {
  const faults: Fault[] = []
  if (nascimento && nascimento > today) {
    faults.push({ about: 'nascimento', code: 'DATA_INVALIDA', message: 'a data está no futuro.' })
  }
  if (contratacao && contratacao > inicio) {
    const message = 'a contratação não pode ser depois do início.'
    faults.push({ about: 'contratacao', code: 'DATA_INVALIDA', message })
  }
  return faults
}

async function findSchedule(tx: Tx, reference: Text): Promise<number | null | undefined | 'unknown'> {
  if (!reference) return reference === undefined ? undefined : null
  const found = await tx
    .selectFrom('horario')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('referencia', '=', reference)
    .executeTakeFirst()
  return found?.id ?? 'unknown'
}

async function findVacancy(tx: Tx, reference: Text): Promise<number | null | undefined | 'unknown'> {
  if (!reference) return reference === undefined ? undefined : null
  const found = await tx
    .selectFrom('vaga')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('identificacao', '=', reference)
    .executeTakeFirst()
  return found?.id ?? 'unknown'
}

/** Optional values that are absent stay; empty ones are cleared. */
async function savePerson(tx: Tx, employee: Employee): Promise<number> {
  const { cpf, nome, nascimento, email, celular, telefone } = employee
  // What is undefined is left out of the statement.
  const given = { nome, nascimento, email, celular, telefone }
  const saved = await tx
    .insertInto('colaborador')
    .values({ cliente_id: currentClient, cpf, ...given })
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
  vaga_id: number | null | undefined
}

/** A new period, or the last one changed: what is absent stays, what is empty is cleared. */
async function savePeriod(tx: Tx, employeeId: number, work: Work, places: Places): Promise<void> {
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
  const { inicio, contratacao } = work
  const given = { ...places, inicio, horario: work.horario.nome }
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
