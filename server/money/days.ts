/** Days of a month as payrolls count them: every month has thirty. Days are texts; a run counts those of many thousands. */

/** Which days of a month somebody was there, both included. */
export interface Span {
  first: string
  last: string
}

const dayMs = 86_400_000
/** Days since the first of January 1970, a Thursday. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** How many days there are from one to another, both included. */
export const lengthIn = ({ first, last }: Span): number => numberOf(last) - numberOf(first) + 1

/** The calendar days of a month, `AAAA-MM`. */
export const lengthOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

export const monthOf = (month: string): Span => ({
  first: `${month}-01`,
  last: `${month}-${lengthOf(month)}`,
})

export const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)

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
export const calendar = (month: string): Counting => ({ whole: lengthOf(month), days: lengthIn })

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
export function weekdays(span: Span): number {
  const start = numberOf(span.first)
  // Monday is 0.
  const isWeekday = (day: number) => (start + day + 3) % 7 < 5
  const length = lengthIn(span)
  const rest = Array.from({ length: length % 7 }, (_, at) => at).filter(isWeekday).length
  return Math.floor(length / 7) * 5 + rest
}
