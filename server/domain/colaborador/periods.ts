import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** A period of work that was not cancelled. */
export interface Period {
  id: number
  inicio: string
  contratacao: string
  saida: string | null
  programada: boolean
  vaga_id: number | null
  vaga_informada: boolean
}

/** All periods in order. The caller has locked the employee. */
export function periodsOf(tx: Tx, employee: number): Promise<Period[]> {
  return tx
    .selectFrom('colaborador_contrato')
    .select(['id', 'inicio', 'contratacao', 'saida', 'programada', 'vaga_id', 'vaga_informada'])
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', employee)
    .where('cancelamento', 'is', null)
    .orderBy('inicio')
    .execute()
}

/**
 * The period that a start refers to: the one with this start, or the last one to correct; undefined means a
 * new period.
 */
export function periodMeant(periods: readonly Period[], inicio: string): Period | undefined {
  const last = periods.at(-1)
  const same = periods.find((one) => one.inicio === inicio)
  if (same || !last) return same
  return last.saida !== null && inicio > last.saida ? undefined : last
}

/** Whether a period has ended, as `deixou` in the database. */
export const isOver = ({ saida, programada }: Period, today: string): boolean =>
  saida !== null && (saida < today || (saida === today && !programada))

/** The periods before and after one. */
export function neighbours(periods: readonly Period[], { id }: Pick<Period, 'id'>) {
  const at = periods.findIndex((one) => one.id === id)
  return { before: periods[at - 1], after: periods[at + 1] }
}

/** The period that determines the state on a day, with its exit. */
export interface PresentPeriod {
  colaborador_id: number
  id: number
  inicio: string
  saida: string | null
  tipo_saida: string | null
  motivo_saida: string | null
  /** Start of the next period. */
  seguinte: string | null
}

/** The current period of each employee, by employee id. */
export async function presentPeriods(
  tx: Tx,
  employees: readonly number[],
  today: string,
): Promise<Map<number, PresentPeriod>> {
  const { rows } = await sql<PresentPeriod>`
    select p.colaborador_id, p.id, p.inicio, p.saida, p.tipo_saida, p.motivo_saida,
           (select min(o.inicio) from colaborador_contrato o where o.cliente_id = p.cliente_id
              and o.colaborador_id = p.colaborador_id and o.cancelamento is null and o.inicio > p.inicio) as seguinte
      from unnest(${employees}::bigint[]) k(id)
      join colaborador_contrato p on p.cliente_id = ${currentClient} and p.colaborador_id = k.id
       and p.id = periodo_em(p.cliente_id, k.id, ${today}::date)`.execute(tx)
  return new Map(rows.map((row) => [row.colaborador_id, row]))
}

/** Start and exit of the current period. */
export async function daysOfEmployee(tx: Tx, employee: number, { today }: { today: string }) {
  const { inicio = null, saida = null } = (await presentPeriods(tx, [employee], today)).get(employee) ?? {}
  return { inicio, saida }
}

interface Bound {
  colaborador_id: number
  id: number
  inicio: string
  saida: string | null
}

/** The first or last period of each employee, by start, that satisfies a condition on `p`. */
async function outermost(
  tx: Tx,
  employees: readonly number[],
  condition: RawBuilder<unknown>,
  direction: 'asc' | 'desc',
): Promise<Map<number, Bound>> {
  const { rows } = await sql<Bound>`
    select distinct on (p.colaborador_id) p.colaborador_id, p.id, p.inicio, p.saida from colaborador_contrato p
     where p.cliente_id = ${currentClient} and p.colaborador_id = any(${employees}::bigint[])
       and p.cancelamento is null and ${condition}
     order by p.colaborador_id, p.inicio ${sql.raw(direction)}`.execute(tx)
  return new Map(rows.map((row) => [row.colaborador_id, row]))
}

/** The next future period of each employee. */
export const nextPeriods = (tx: Tx, employees: readonly number[], today: string) =>
  outermost(tx, employees, sql`p.inicio > ${today}::date`, 'asc')

/** The last period of each employee. */
export const lastPeriods = (tx: Tx, employees: readonly number[]) =>
  outermost(tx, employees, sql`true`, 'desc')
