/** Recess of internships (Lei 11.788, art. 13): thirty days a year, two and a half for each month. */

/** How recess is counted and settled when a contract ends. */
export interface RecessRules {
  /** Days from which on a part of a month counts as one. */
  fraction: number
  /** What was not taken is paid. */
  paid: boolean
}

/** The days that somebody is entitled to who was there from a day to another, both included. */
export function entitledDays(first: string, last: string, { fraction }: RecessRules): number {
  const end = Temporal.PlainDate.from(last).add({ days: 1 })
  const { months, days } = Temporal.PlainDate.from(first).until(end, { largestUnit: 'months' })
  const counted = months + (days >= fraction ? 1 : 0)
  return Math.ceil((counted * 5) / 2)
}

/** Days to be paid at the end; with a minus, those that were taken and not earned. */
export function settledDays(entitled: number, taken: number, { paid }: RecessRules): number {
  const left = entitled - taken
  return left > 0 && !paid ? 0 : left
}
