import { type Message, said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'
import { change } from '../change.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { closeFull } from '../vaga/close-full.ts'
import { addEmployee, changesOf, type Employee, holdEmployee, type Text } from './employee.ts'
import { findByCode } from './find-by-code.ts'
import { colaboradores } from './guards.ts'
import { hire } from './hire.ts'
import { noteInclusion } from './inclusion.ts'
import { isOver, neighbours, type Period, periodMeant, periodsOf } from './periods.ts'
import { firstTransfer, hiredPlace, type PlaceTold, placeEmployee } from './place.ts'
import { ensureReference } from './references.ts'
import { notYetOpen, openedAfter, vacancyFor } from './vacancy.ts'

/** A reference by code, name or both. */
export interface Named {
  codigo: Text
  nome: Text
}

export interface Work {
  inicio: string
  contratacao: Text
  unidade: Named
  area: Named
  cargo: Named
  /** As text, and by the code of an existing schedule. */
  horario: Named
  vaga: Text
}

/** Why an employee cannot be saved. */
export interface Fault {
  about: 'nascimento' | 'inicio' | 'contratacao' | 'horario' | 'vaga'
  code: 'DATA_INVALIDA' | 'REFERENCIA_INEXISTENTE'
  message: Message
}

/**
 * Adds or updates an employee by CPF. A start after the last exit is a rehire with a new period; otherwise
 * the current period is corrected, and another workplace is a transfer. An ended period is never changed, and
 * without changes nothing is written. The caller rolls back if there are faults, because some are found while
 * writing.
 */
export async function saveEmployee(
  tx: Tx,
  employee: Employee,
  work: Work,
  acting: Acting,
): Promise<readonly Fault[]> {
  const schedule = await findByCode(tx, 'horario', 'referencia', work.horario.codigo)
  const vacancy = await findByCode(tx, 'vaga', 'identificacao', work.vaga)
  const faults = wrongDates(employee, work, acting.today)
  if (schedule === 'unknown') faults.push(missing('horario', said('colaborador.cadastreHorarioAntesUsaLo')))
  if (vacancy === 'unknown') faults.push(missing('vaga', said('colaborador.envieVagaAntesUsaLa')))
  if (faults.length > 0 || schedule === 'unknown' || vacancy === 'unknown') return faults
  const { unidade, area, cargo, horario } = work
  const place: PlaceTold & { unidade_id: number; cargo_id: number } = {
    unidade_id: (await ensureReference(tx, 'unidade', unidade.codigo, unidade.nome))!,
    area_id:
      area.nome === undefined && area.codigo === undefined
        ? undefined
        : await ensureReference(tx, 'area', area.codigo, area.nome),
    cargo_id: (await ensureReference(tx, 'cargo', cargo.codigo, cargo.nome))!,
    horario_id: schedule,
    horario: horario.nome,
  }
  const { inicio } = work
  const contratacao = work.contratacao ?? inicio
  const begins = (id: number) => {
    const { area_id = null, horario_id = null, horario = null } = place
    const vaga = vacancy ?? null
    return hire(tx, id, { ...place, area_id, horario_id, horario, inicio, contratacao, vaga }, acting.today)
  }
  const before = await holdEmployee(tx, employee.cpf)
  const made = before ? undefined : await addEmployee(tx, employee)
  const early = vacancy ? await openedAfter(tx, vacancy, contratacao) : undefined
  const tooNew = early ? [wrongDay('vaga', notYetOpen(contratacao, early))] : []
  if (made !== undefined) {
    if (early) return tooNew
    await begins(made)
    await noteInclusion(tx, made, acting)
    return []
  }
  const known = before ?? (await holdEmployee(tx, employee.cpf))!
  const { id } = known
  const periods = await periodsOf(tx, id)
  const period = periodMeant(periods, inicio)
  const values = changesOf(known, employee)
  if (!period) {
    if (early) return tooNew
    const effect = () => begins(id)
    await move(tx, colaboradores, 'readmitir', [{ id, values }], acting, effect)
    return []
  }
  const over = isOver(period, acting.today)
  if (over && inicio !== period.inicio) return [ended(periods)]
  const crossing = await crossed(tx, periods, period, inicio)
  if (crossing.length > 0) return crossing
  const correction = await correctionOf(tx, period, work, vacancy)
  if ('about' in correction) return [correction]
  const corrected = await correctPeriod(tx, id, period, correction, acting.today)
  const placed = await placeEmployee(tx, id, period, place, acting.today)
  if (over && (corrected || placed !== 'same')) return [ended(periods)]
  if (placed === 'transferred') {
    await change(tx, colaboradores, [{ id, values }], acting, 'transferir')
  } else if (placed === 'corrected' || corrected || Object.keys(values).length > 0) {
    await change(tx, colaboradores, [{ id, values }], acting)
  }
  return []
}

const missing = (about: 'horario' | 'vaga', advice: Message): Fault => ({
  about,
  code: 'REFERENCIA_INEXISTENTE',
  message: advice,
})

const wrongDay = (about: Fault['about'], message: Message): Fault => ({
  about,
  code: 'DATA_INVALIDA',
  message,
})

function wrongDates({ nascimento }: Employee, { inicio, contratacao }: Work, today: string): Fault[] {
  const faults: Fault[] = []
  if (nascimento && nascimento > today)
    faults.push(wrongDay('nascimento', said('colaborador.dataEstaFuturo')))
  if (contratacao && contratacao > inicio) {
    faults.push(wrongDay('contratacao', said('colaborador.contratacaoNaoPodeSerDepois')))
  }
  return faults
}

/** Conflicts of a corrected start with other periods or transfers. */
async function crossed(tx: Tx, periods: readonly Period[], period: Period, inicio: string): Promise<Fault[]> {
  if (inicio === period.inicio) return []
  const { before } = neighbours(periods, period)
  if (before && inicio <= before.saida!) {
    return [wrongDay('inicio', said('colaborador.inicioCaiOutroPeriodoTrabalho', { saida: before.saida! }))]
  }
  const transferred = await firstTransfer(tx, period.id)
  if (transferred && inicio >= transferred) {
    return [wrongDay('inicio', said('colaborador.inicioNaoPodePassarTransferencia', { data: transferred }))]
  }
  return []
}

/** An ended period cannot change. The message says from which day a new one may begin. */
function ended(periods: readonly Period[]): Fault {
  const { inicio, saida } = periods.at(-1)!
  const next = saida && Temporal.PlainDate.from(saida).add({ days: 1 }).toString()
  const advice = next
    ? said('colaborador.readmissaoPassaInicioPartir', { inicio: next })
    : said('colaborador.periodoAtualComecouUnicoAinda', { inicio })
  return wrongDay('inicio', said('colaborador.periodoTrabalhoTerminouNaoMuda', { conselho: advice }))
}

type Correction = Pick<Period, 'inicio' | 'contratacao' | 'vaga_id' | 'vaga_informada'>

/**
 * Start, hire and vacancy of a period with the new values. A hire before its vacancy opened does not fill it:
 * a given vacancy is a fault, a matched one is replaced by another that was open.
 */
async function correctionOf(
  tx: Tx,
  period: Period,
  { inicio, contratacao: told }: Work,
  vacancy: number | null | undefined,
): Promise<Correction | Fault> {
  // The hire is never after the start.
  const kept = period.contratacao < inicio ? period.contratacao : inicio
  const contratacao = told === undefined ? kept : (told ?? inicio)
  const link = linkOf(period, vacancy)
  const opened = link.vaga_id === null ? undefined : await openedAfter(tx, link.vaga_id, contratacao)
  if (!opened) return { inicio, contratacao, ...link }
  if (link.vaga_informada) return wrongDay(vacancy ? 'vaga' : 'contratacao', notYetOpen(contratacao, opened))
  const place = await hiredPlace(tx, period.id)
  return { inicio, contratacao, vaga_id: await vacancyFor(tx, place, contratacao), vaga_informada: false }
}

/** Returns whether something changed. */
async function correctPeriod(
  tx: Tx,
  employee: number,
  period: Period,
  correction: Correction,
  today: string,
): Promise<boolean> {
  const { vaga_id } = correction
  const same = (Object.keys(correction) as (keyof Correction)[]).every(
    (name) => correction[name] === period[name],
  )
  if (same) return false
  await tx
    .updateTable('colaborador_contrato')
    .set({ ...correction, atualizacao: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', employee)
    .where('id', '=', period.id)
    .execute()
  if (vaga_id !== null && vaga_id !== period.vaga_id) await closeFull(tx, [vaga_id], today)
  return true
}

/** A given vacancy replaces the previous one. Null clears only a given vacancy and keeps a matched one. */
function linkOf(
  { vaga_id, vaga_informada }: Period,
  vacancy: number | null | undefined,
): Pick<Period, 'vaga_id' | 'vaga_informada'> {
  if (vacancy === undefined || (vacancy === null && !vaga_informada)) return { vaga_id, vaga_informada }
  return { vaga_id: vacancy, vaga_informada: vacancy !== null }
}
