import { daysOf, type Span, weekdays } from './days.ts'
import type { Benefit, Facts, Recess, Rules, Segment } from './facts.ts'
import type { Working } from './steps.ts'
import { daysOffIn, workdaysIn } from './workdays.ts'

/** Days of a month that the segments of a contract are paid for, each count with its explanation. */

/** A segment cut to the month, with its counted days and those of the segments before it. */
export interface Present extends Segment {
  days: number
  before: number
}

export const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0)

/** Explains the counted days of a segment. */
export function period(
  working: Working,
  { sequence, first, last, days, before, contract }: Present,
  whole: number,
): number {
  const operands = { sequencia: sequence, inicio: first, fim: last, base: whole, jaContados: before }
  return working.days(sequence > 1 ? 'aditivo' : 'periodo', operands, days, contract)
}

/** Subtracts `off` from the last counts first; none falls below zero. */
export function lessFromTheEnd(counts: readonly number[], off: number): { left: number; off: number }[] {
  let rest = off
  return counts
    .toReversed()
    .map((count) => {
      const before = off - rest
      const taken = Math.min(rest, count)
      rest -= taken
      return { left: count - taken, off: before }
    })
    .toReversed()
}

/** Explains the days that absences take from a segment, where there are any. */
export function lessAbsences(
  working: Working,
  days: number,
  absences: number,
  { left, off }: { left: number; off: number },
  contract: number | undefined,
): number {
  if (absences === 0) return left
  return working.days('faltas', { dias: days, faltas: absences, jaDescontadas: off }, left, contract)
}

/** Counts the units of a segment and explains them. */
export type Count = (working: Working) => number

/** Units per segment: counted days, days of attendance, working days. */
export function countsOf(
  { recesses, absences, attended }: Facts,
  present: readonly Present[],
  { counting, holidays }: Rules,
): Record<Benefit['per'], Count[]> {
  const resting = present.map((segment) => recesses.flatMap((span) => common(span, segment) ?? []))
  /** Counts days without recess, then without absences; `of` counts the days of a span. */
  const counted = (
    whole: (segment: Present) => number,
    of: (spans: readonly Recess[], segment: Present) => number[],
    explain: (working: Working, segment: Present) => number,
    recess: (
      working: Working,
      days: number,
      span: Recess,
      less: number,
      before: number,
      segment: Present,
    ) => number,
    last?: (working: Working, days: number, at: number) => number,
  ): Count[] => {
    const off = present.map((segment, at) => of(resting[at]!, segment))
    const days = present.map((segment, at) => Math.max(0, whole(segment) - sumOf(off[at]!)))
    const left = lessFromTheEnd(days, absences)
    return present.map((segment, at) => (working) => {
      let some = explain(working, segment)
      for (const [index, span] of resting[at]!.entries()) {
        const before = sumOf(off[at]!.slice(0, index))
        some = recess(working, some, span, off[at]![index]!, before, segment)
      }
      return (
        last?.(working, some, at) ?? lessAbsences(working, days[at]!, absences, left[at]!, segment.contract)
      )
    })
  }
  const month = counted(
    ({ days }) => days,
    (spans) => daysOf(spans, counting),
    (working, segment) => period(working, segment, counting.whole),
    (working, dias, { first, last, contract }, less, jaContados) =>
      working.days(
        'recesso',
        { dias, inicio: first, fim: last, base: counting.whole, jaContados },
        Math.max(0, dias - less),
        contract,
      ),
  )
  const expected = present.map((segment, at) => weekdays(segment) - sumOf(resting[at]!.map(weekdays)))
  const given = attended === undefined ? [] : spread(expected, attended)
  const attendance = counted(
    weekdays,
    (spans) => spans.map(weekdays),
    (working, segment) =>
      working.days(
        'diasDeSemana',
        { inicio: segment.first, fim: segment.last },
        weekdays(segment),
        segment.contract,
      ),
    (working, dias, { first, last, contract }, less) =>
      working.days('recessoDeSemana', { dias, inicio: first, fim: last }, Math.max(0, dias - less), contract),
    attended === undefined
      ? undefined
      : (working, dias, at) => {
          const operands = {
            ...(at < present.length - 1 && { dias }),
            presenca: attended,
            jaContados: sumOf(given.slice(0, at)),
          }
          return working.days('presenca', operands, given[at]!, present[at]!.contract)
        },
  )
  const on = (span: Span, segment: Present) => workdaysIn(span, segment.weekdays, holidays)
  const calendarOf = (span: Span, segment: Present) => ({
    inicio: span.first,
    fim: span.last,
    diasDaSemana: segment.weekdays.join(' '),
    feriados: daysOffIn(span, segment.weekdays, holidays).join(' '),
  })
  const workday = counted(
    (segment) => on(segment, segment),
    (spans, segment) => spans.map((span) => on(span, segment)),
    (working, segment) =>
      working.days('diasDeTrabalho', calendarOf(segment, segment), on(segment, segment), segment.contract),
    (working, dias, span, less, _before, segment) =>
      working.days(
        'recessoDeTrabalho',
        { dias, ...calendarOf(span, segment) },
        Math.max(0, dias - less),
        span.contract,
      ),
  )
  return { month, attendance, workday }
}

/** The part of a recess inside a segment. */
export const common = (one: Recess, other: Span): Recess | undefined => {
  const first = one.first > other.first ? one.first : other.first
  const last = one.last < other.last ? one.last : other.last
  return first <= last ? { ...one, first, last } : undefined
}

/**
 * Assigns days of attendance to the segments in order, up to the expected days of each. The last one takes
 * the rest.
 */
function spread(expected: readonly number[], attended: number): number[] {
  let left = attended
  return expected.map((some, at) => {
    const given = at === expected.length - 1 ? left : Math.min(left, some)
    left -= given
    return given
  })
}
