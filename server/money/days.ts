/** Days of a month by the 30-day convention of payrolls. Dates are strings: a run counts many thousands. */

/** First and last day, both included. */
export interface Span {
  first: string
  last: string
}

const dayMs = 86_400_000
/** Days since 1970-01-01. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** Number of days, both ends included. */
export const lengthIn = ({ first, last }: Span): number => numberOf(last) - numberOf(first) + 1

/** Calendar days of a month (`AAAA-MM`). */
export const lengthOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

export const monthOf = (month: string): Span => ({
  first: `${month}-01`,
  last: `${month}-${lengthOf(month)}`,
})

export const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)

const dayOf = (day: string) => Number(day.slice(8))

/** The part of a period inside a month. */
export function within({ first, last }: Span, month: string): Span | undefined {
  const whole = monthOf(month)
  const cut = {
    first: first > whole.first ? first : whole.first,
    last: last < whole.last ? last : whole.last,
  }
  return cut.first <= cut.last ? cut : undefined
}

/** Day-count convention. */
export interface Counting {
  /** Days of a whole month. */
  whole: number
  days: (span: Span) => number
}

/** 30-day month: the last day counts as the thirtieth, whatever its date. */
export function commercial(month: string): Counting {
  const length = lengthOf(month)
  const end = (day: number) => (day === length ? 30 : Math.min(day, 30))
  return {
    whole: 30,
    days: ({ first, last }) => Math.max(0, end(dayOf(last)) - Math.min(dayOf(first), 30) + 1),
  }
}

/** Actual calendar days. */
export const calendar = (month: string): Counting => ({ whole: lengthOf(month), days: lengthIn })

/**
 * Counts the days of consecutive spans, at most `whole` in total: a span that starts on the 31st follows 30
 * days that are counted already.
 */
export function daysOf(spans: readonly Span[], { whole, days }: Counting): number[] {
  let left = whole
  return spans.map((span) => {
    const counted = Math.min(left, days(span))
    left -= counted
    return counted
  })
}

/** Days from Monday to Friday. */
export function weekdays(span: Span): number {
  const start = numberOf(span.first)
  // 1970-01-01 was a Thursday; Monday is 0.
  const isWeekday = (day: number) => (start + day + 3) % 7 < 5
  const length = lengthIn(span)
  const rest = Array.from({ length: length % 7 }, (_, at) => at).filter(isWeekday).length
  return Math.floor(length / 7) * 5 + rest
}
