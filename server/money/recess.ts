import { limitsOf } from '../../catalogue/law/limits.ts'
import { lengthIn, type Span } from './days.ts'

/** Recess of internships: a twelfth of the yearly days for each month. */

export interface RecessRules {
  /** A remaining fraction of a month counts as a month from this number of days. */
  fraction: number
  /** Unused recess is paid. */
  paid: boolean
}

/** Days of recess in a year, by the law of a contract's first day. */
export const yearlyDays = (first: string): number => limitsOf('recesso', first).diasAno

/** Days of recess for a contract period, both ends included. */
export const entitledDays = (first: string, last: string, { fraction }: RecessRules): number =>
  recessDays(first, last, fraction, yearlyDays(first))

/** `direito_de_recesso` computes the same in the database. */
function recessDays(first: string, last: string, fraction: number, daysPerYear: number): number {
  const end = Temporal.PlainDate.from(last).add({ days: 1 })
  const { months, days } = Temporal.PlainDate.from(first).until(end, { largestUnit: 'months' })
  const counted = months + (days >= fraction ? 1 : 0)
  return Math.ceil((counted * daysPerYear) / 12)
}

/** Days of recess taken up to the last day of a contract; planned recess after it does not count. */
export const takenDays = (recesses: readonly Span[], last: string): number =>
  recesses
    .filter((one) => one.first <= last)
    .reduce((sum, one) => sum + lengthIn({ first: one.first, last: one.last < last ? one.last : last }), 0)

/** Days to pay at the end; negative for days taken beyond the entitlement. */
export function settledDays(entitled: number, taken: number, { paid }: RecessRules): number {
  const left = entitled - taken
  return left > 0 && !paid ? 0 : left
}
