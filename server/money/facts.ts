import type { Counting, Span } from './days.ts'
import type { RecessRules } from './recess.ts'

/** What the lines of a contract's month are calculated from. Amounts are cents. */

/** One sequence of a contract: its period and its pay. */
export interface Segment extends Span {
  /** Its row, which the explanation names. */
  contract?: number
  sequence: number
  scholarship: number
  hourly: boolean
  benefits: readonly Benefit[]
  /** ISO weekdays of its timetable. */
  weekdays: readonly number[]
}

export interface Benefit {
  name: string
  /** Unit of payment: a month, a day of attendance, or a working day. */
  per: 'month' | 'attendance' | 'workday'
  amount: number
  /** Ten-thousandths of the amount, for benefits that are a percentage of the scholarship. */
  rate: number
}

/** Recess taken or planned, and the row of the contract's sequence that has it. */
export interface Recess extends Span {
  contract?: number
}

/** Input for a contract and month. */
export interface Facts {
  month: string
  /** Sorted by date. */
  segments: readonly Segment[]
  /** All recess of the contract, taken or planned. */
  recesses: readonly Recess[]
  /** The contract ended on the last day of its last segment. An internship then settles its recess. */
  over: boolean
  internship: boolean
  /** Unjustified absences, in days. */
  absences: number
  /** Days of attendance; if undefined, weekdays less absences and recess. */
  attended: number | undefined
  /** Approved hours, in hundredths. */
  hours: number
}

/** Billing rules of the client for a month. */
export interface Rules {
  counting: Counting
  recess: RecessRules
  /** Charged to the host for each contract active in the month. */
  fee: number
  insurance: number
  /** Fee and insurance are prorated for a partial month. */
  inPart: boolean
  /** Income tax is withheld. */
  withholds: boolean
  /** Holidays of the year. */
  holidays: ReadonlySet<string>
}
