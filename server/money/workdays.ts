import { easter } from '../values/bank-days.ts'
import type { Span } from './days.ts'

/**
 * Working days of contracts: national holidays and those of the client. Banks have their own calendar
 * (bank-days.ts).
 */

const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'] as const
/** A national holiday since Lei 14.759/2023. */
const consciousness = { since: 2024, day: '11-20' } as const
const goodFriday = -2
/** Carnival Monday and Tuesday and Corpus Christi, counted from Easter. They are not national holidays. */
const optional = [-48, -47, 60] as const

export interface Holidays {
  /** Carnival and Corpus Christi count as holidays. */
  optional: boolean
  /** The client's holidays: a date, or a day of every year (`MM-DD`). */
  own: ReadonlySet<string>
}

/** Holidays of a year, without weekends. */
export function holidaysOf(year: number, { optional: withOptional, own }: Holidays): ReadonlySet<string> {
  const sunday = easter(year)
  const moving = withOptional ? [goodFriday, ...optional] : [goodFriday]
  const yearly = [...own].filter((day) => day.length === 5)
  return new Set([
    ...[...fixed, ...yearly, ...(year >= consciousness.since ? [consciousness.day] : [])].map(
      (day) => `${year}-${day}`,
    ),
    ...moving.map((days) => sunday.add({ days }).toString()),
    ...[...own].filter((day) => day.startsWith(`${year}-`)),
  ])
}

/** ISO weekdays. */
export const mondayToFriday: readonly number[] = [1, 2, 3, 4, 5]

const dayMs = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
/** Day 0, 1970-01-01, was a Thursday. */
const weekdayOf = (number: number) => ((number + 3) % 7) + 1

/** Working days of a span inside one year. */
export function workdaysIn(
  { first, last }: Span,
  weekdays: readonly number[],
  holidays: ReadonlySet<string>,
): number {
  const [from, to] = [numberOf(first), numberOf(last)]
  const on = (number: number) => weekdays.includes(weekdayOf(number))
  let count = 0
  for (let day = from; day <= to; day++) if (on(day)) count++
  return count - daysOffIn({ first, last }, weekdays, holidays).length
}

/** Holidays of a span that fall on these weekdays. */
export const daysOffIn = (
  { first, last }: Span,
  weekdays: readonly number[],
  holidays: ReadonlySet<string>,
): string[] =>
  [...holidays].filter((day) => day >= first && day <= last && weekdays.includes(weekdayOf(numberOf(day))))
