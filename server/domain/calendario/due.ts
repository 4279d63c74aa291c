import { type RawBuilder, sql } from 'kysely'
import { calendarMoves, type Due, type Machine } from '../../../catalogue/machines/machine.ts'
import { machines } from '../../../catalogue/management/index.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type DueVerb, registered } from '../machine/registry.ts'
import { recordName } from '../record-name.ts'

/** A move that happens on a date. */
export interface DueMove {
  machine: Machine
  name: string
  due: Due
}

/** All moves of the calendar. Derived states need none: they are computed from the date. */
export const dueMoves: readonly DueMove[] = machines
  .filter((machine: Machine) => !machine.derived)
  .flatMap((machine) => calendarMoves(machine).map(({ name, due }) => ({ machine, name, due })))

export const dueVerb = (noun: string, move: string): DueVerb => registered().due[noun]![move]!

const dayOf = ({ column, when }: Due) => (when === 'on' ? sql.ref(column) : sql`${sql.ref(column)} + 1`)

/** Whether that day has come. Compares the bare column, so that its index is used. */
const hasCome = ({ column, when }: Due, day: RawBuilder<unknown>) =>
  when === 'on' ? sql`${sql.ref(column)} <= ${day}` : sql`${sql.ref(column)} < ${day}`

const open = ({ machine: { table, field, moves }, name }: DueMove) => sql`
  from ${sql.table(table)} where cliente_id = ${currentClient} and ${sql.ref(field)} = any(${moves[name]!.from})`

/** Ids of records for which a move is due by a day: the next ones after `after`. */
export async function dueOn(
  tx: Tx,
  one: DueMove,
  day: string,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id ${open(one)} and ${hasCome(one.due, sql`${day}::date`)} and id > ${after} order by id limit ${most}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** The first later day on which a move is due, from the present records. */
export async function nextDue(tx: Tx, day: string): Promise<string | undefined> {
  const days = dueMoves.map(
    (one) =>
      sql`select min(${dayOf(one.due)}) as dia ${open(one)} and not ${hasCome(one.due, sql`${day}::date`)}`,
  )
  const { rows } = await sql<{ dia: string | null }>`
    select min(dia) as dia from (${sql.join(days, sql` union all `)}) x`.execute(tx)
  return rows[0]?.dia ?? undefined
}

export interface Foreseen {
  dia: string
  noun: string
  movimento: string
  quantidade: number
  /** Set if it is a single one. */
  registro: number | null
}

/** Moves that the calendar will make in the next days, from the present records. */
export async function previewCalendar(tx: Tx, today: string, days = 30): Promise<Foreseen[]> {
  const foreseen: Foreseen[] = []
  for (const one of dueMoves) {
    const { rows } = await sql<{ dia: string; quantidade: number; registro: number | null }>`
      select greatest(${dayOf(one.due)}, ${today}::date) as dia, count(*)::integer as quantidade,
             case when count(*) = 1 then min(id) end as registro
        ${open(one)} and ${hasCome(one.due, sql`${today}::date + ${days}::integer`)}
       group by 1 order by 1`.execute(tx)
    foreseen.push(...rows.map((row) => ({ ...row, noun: one.machine.noun, movimento: one.name })))
  }
  return foreseen.sort((a, b) => (a.dia < b.dia ? -1 : Number(a.dia > b.dia)))
}

export interface Named {
  id: number
  nome: string
}

/** The first records with which a move happens on a day, as previewed. */
export async function foreseenOn(
  tx: Tx,
  today: string,
  { dia, noun, movimento }: Pick<Foreseen, 'dia' | 'noun' | 'movimento'>,
  most: number,
): Promise<Named[]> {
  const one = dueMoves.find(({ machine, name }) => machine.noun === noun && name === movimento)
  if (!one) return []
  const { machine, due, name } = one
  const { rows } = await sql<Named>`
    select x.id, ${sql.raw(recordName(noun, 'x'))} as nome from ${sql.table(machine.table)} x
     where x.cliente_id = ${currentClient} and ${sql.ref(machine.field)} = any(${machine.moves[name]!.from})
       and greatest(${dayOf(due)}, ${today}::date) = ${dia}::date
     order by x.id limit ${most}`.execute(tx)
  return rows
}
