import { limitsOf } from '../../catalogue/law/limits.ts'
import { lengthIn, type Span } from './days.ts'

/** Recess of internships, a twelfth of a year's days for each month. */

/** How recess is counted and settled when a contract ends. */
export interface RecessRules {
  /** A remaining part of a month counts as a month from this number of days on. */
  fraction: number
  /** Recess that was not taken is paid. */
  paid: boolean
}

/** Days of recess that a contract from one day to another gives, both included. The database has the same rule (`direito_de_recesso`). */
export function entitledDays(first: string, last: string, { fraction }: RecessRules): number {
  const end = Temporal.PlainDate.from(last).add({ days: 1 })
  const { months, days } = Temporal.PlainDate.from(first).until(end, { largestUnit: 'months' })
  const counted = months + (days >= fraction ? 1 : 0)
  const { diasAno } = limitsOf('recesso', first)
  return Math.ceil((counted * diasAno) / 12)
}

/** Days of recess taken up to the last day of a contract. Recess planned after it was never taken. */
export const takenDays = (recesses: readonly Span[], last: string): number =>
  recesses
    .filter((one) => one.first <= last)
    .reduce((sum, one) => sum + lengthIn({ first: one.first, last: one.last < last ? one.last : last }), 0)

/** Days to be paid at the end; negative for days that were taken and not earned. */
export function settledDays(entitled: number, taken: number, { paid }: RecessRules): number {
  const left = entitled - taken
  return left > 0 && !paid ? 0 : left
}
