import { sql } from 'kysely'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient, now } from '../../store/expressions.ts'

/** Workplace of an employee. Changing it is a transfer. */
type Place = Pick<Row<'colaborador_contrato'>, 'unidade_id' | 'area_id' | 'cargo_id' | 'horario_id'>

/** New workplace, with the schedule as text; undefined values are kept. */
export type PlaceTold = { [K in keyof Place]: Place[K] | undefined } & { horario: string | null | undefined }

interface Placement extends Place {
  desde: string
  horario: string | null
  /** The transfer that led there; null for the workplace of the hire. */
  lotacao_id: number | null
}

const refs = ['unidade_id', 'area_id', 'cargo_id', 'horario_id'] as const

export type Placed = 'same' | 'corrected' | 'transferred'

/** The current workplace of a period. */
export async function placementOf(tx: Tx, period: number): Promise<Placement> {
  const { rows } = await sql<Placement>`
    select desde, unidade_id, area_id, cargo_id, horario_id, horario, lotacao_id from lotacao_atual
     where cliente_id = ${currentClient} and contrato_id = ${period}`.execute(tx)
  return rows[0]!
}

/**
 * Sets the workplace. It is a transfer from today on if the employee has already worked at the previous one;
 * before that, or after the period, it is a correction. A change of the schedule's text alone is a
 * correction.
 */
export async function placeEmployee(
  tx: Tx,
  employee: number,
  { id, saida }: { id: number; saida: string | null },
  told: PlaceTold,
  today: string,
): Promise<Placed> {
  const standing = await placementOf(tx, id)
  const { desde, lotacao_id, ...before } = standing
  const place = { ...before, ...given(told) }
  const moved = refs.some((name) => place[name] !== before[name])
  if (!moved && place.horario === before.horario) return 'same'
  const works = desde < today && (saida === null || saida >= today)
  if (moved && works) {
    await tx
      .insertInto('colaborador_lotacao')
      .values({
        cliente_id: currentClient,
        colaborador_id: employee,
        contrato_id: id,
        desde: today,
        ...place,
      })
      .execute()
    return 'transferred'
  }
  const [table, row] =
    lotacao_id === null
      ? (['colaborador_contrato', id] as const)
      : (['colaborador_lotacao', lotacao_id] as const)
  await tx
    .updateTable(table)
    .set({ ...place, atualizacao: now })
    .where('cliente_id', '=', currentClient)
    .where('colaborador_id', '=', employee)
    .where('id', '=', row)
    .execute()
  return 'corrected'
}

const given = (told: PlaceTold): Partial<Placement> =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))

/** Date of the first transfer of a period; null if there was none. */
export async function firstTransfer(tx: Tx, period: number): Promise<string | null> {
  const { rows } = await sql<{ desde: string | null }>`
    select min(desde) as desde from colaborador_lotacao
     where cliente_id = ${currentClient} and contrato_id = ${period}`.execute(tx)
  return rows[0]!.desde
}

/** The workplace of the hire, before any transfer. */
export const hiredPlace = (tx: Tx, period: number): Promise<Omit<Place, 'horario_id'>> =>
  tx
    .selectFrom('colaborador_contrato')
    .select(['unidade_id', 'area_id', 'cargo_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', period)
    .executeTakeFirstOrThrow()
