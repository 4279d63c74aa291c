/** Days of a month as payrolls count them: every month has thirty. */

/** Which days of a month somebody was there, both included. */
export interface Span {
  first: string
  last: string
}

/** The calendar days of a month, `AAAA-MM`. */
export const lengthOf = (month: string): number => Temporal.PlainYearMonth.from(month).daysInMonth

export const monthOf = (month: string): Span => ({
  first: `${month}-01`,
  last: `${month}-${lengthOf(month)}`,
})

export const monthAfter = (month: string): string =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()

const dayOf = (day: string) => Number(day.slice(8))

/** What of a period falls into a month, if anything. */
export function within({ first, last }: Span, month: string): Span | undefined {
  const whole = monthOf(month)
  const cut = {
    first: first > whole.first ? first : whole.first,
    last: last < whole.last ? last : whole.last,
  }
  return cut.first <= cut.last ? cut : undefined
}

/** How days of a month are counted. */
export interface Counting {
  /** The days that a whole month has. */
  whole: number
  days: (span: Span) => number
}

/** Thirty to a month: its last day is the thirtieth, whatever the calendar calls it. */
export function commercial(month: string): Counting {
  const length = lengthOf(month)
  const end = (day: number) => (day === length ? 30 : Math.min(day, 30))
  return {
    whole: 30,
    days: ({ first, last }) => Math.max(0, end(dayOf(last)) - Math.min(dayOf(first), 30) + 1),
  }
}

/** As many as the calendar has. */
export const calendar = (month: string): Counting => ({
  whole: lengthOf(month),
  days: ({ first, last }) => dayOf(last) - dayOf(first) + 1,
})

/**
 * The days of spans that follow one another, never more than a month has: what starts on the thirty-first comes after
 * thirty days that are counted already.
 */
export function daysOf(spans: readonly Span[], { whole, days }: Counting): number[] {
  let left = whole
  return spans.map((span) => {
    const counted = Math.min(left, days(span))
    left -= counted
    return counted
  })
}

/** Mondays to Fridays of some days. */
export function weekdays({ first, last }: Span): number {
  let count = 0
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 })) {
    if (day.dayOfWeek <= 5) count++
  }
  return count
}
