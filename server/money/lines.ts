import { share } from '../values/cents.ts'
import { type Counting, daysOf, type Span, weekdays, within } from './days.ts'
import { withheld } from './irrf.ts'
import { entitledDays, type RecessRules, settledDays, takenDays } from './recess.ts'
import { workdaysIn } from './workdays.ts'

/** Lines of one contract for a month. Amounts are cents; no database access. */

/** One sequence of a contract: its period and its pay. */
export interface Segment extends Span {
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

/** Input for a contract and month. */
export interface Facts {
  month: string
  /** Sorted by date. */
  segments: readonly Segment[]
  /** All recess of the contract, taken or planned. */
  recesses: readonly Span[]
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

export type Kind = 'Bolsa' | 'Benefício' | 'Outros' | 'Taxa administrativa' | 'Seguro'

/** True if the line is billed to the host and not paid to the student. */
export const isCharge = (name: string): boolean => name === 'taxa' || name === 'seguro'

/** An amount. `name` identifies the line between runs. */
export interface Line {
  name: string
  kind: Kind
  text: string
  amount: number
  /** Hundredths. */
  quantity: number
  unit: number
}

const times = 100
const one = (kind: Kind, name: string, text: string, amount: number, more: Partial<Line> = {}): Line => ({
  kind,
  name,
  text,
  amount,
  quantity: times,
  unit: amount,
  ...more,
})

/** A segment cut to the month, with its counted days. */
interface Present extends Segment {
  days: number
}

/** All lines of a contract in a month, without lines of zero. */
export function linesOf(facts: Facts, rules: Rules): Line[] {
  const { counting } = rules
  const cut = facts.segments.flatMap((segment) => {
    const span = within(segment, facts.month)
    return span ? [{ ...segment, ...span }] : []
  })
  if (cut.length === 0) return []
  const days = daysOf(cut, counting)
  const present = cut.map((segment, at): Present => ({ ...segment, days: days[at]! }))
  const paid = [
    ...scholarships(facts, present, counting.whole),
    ...benefits(facts, present, rules),
    ...settlement(facts, rules),
  ]
  const total = days.reduce((sum, some) => sum + some, 0)
  return [...paid, ...tax(facts.month, paid, rules), ...charges(total, rules)].filter(
    ({ amount }) => amount !== 0,
  )
}

/** Subtracts `off` from the last counts first; none falls below zero. */
function lessFromTheEnd(counts: readonly number[], off: number): number[] {
  let left = off
  return counts
    .toReversed()
    .map((count) => {
      const taken = Math.min(left, count)
      left -= taken
      return count - taken
    })
    .toReversed()
}

/** One line per segment, each rounded once. Absences reduce the last days. */
function scholarships(facts: Facts, present: readonly Present[], whole: number): Line[] {
  // Absences do not reduce segments paid by the hour.
  const paid = lessFromTheEnd(
    present.map(({ days, hourly }) => (hourly ? 0 : days)),
    facts.absences,
  )
  return present.map(({ sequence, scholarship, hourly }, at) => {
    const name = `bolsa:${sequence}`
    if (hourly) {
      const hours = at === present.length - 1 ? facts.hours : 0
      return one('Bolsa', name, 'Bolsa por hora', share(scholarship, hours, times), {
        quantity: hours,
        unit: scholarship,
      })
    }
    const counted = paid[at]!
    const text = counted === whole ? 'Bolsa' : `Bolsa, ${counted} de ${whole} dias`
    return one('Bolsa', name, text, share(scholarship, counted, whole))
  })
}

/** One line per benefit: the sum over its segments, each rounded once. Recess and absences are not paid. */
function benefits(facts: Facts, present: readonly Present[], rules: Rules): Line[] {
  if (present.every((segment) => segment.benefits.length === 0)) return []
  const counts = countsOf(facts, present, rules)
  const sums = new Map<string, { amount: number; counted: number; each: readonly Benefit[] }>()
  for (const [at, segment] of present.entries()) {
    for (const benefit of segment.benefits) {
      const { name, per, amount, rate } = benefit
      const counted = counts[per][at]!
      const parts = 10_000 * (per === 'month' ? rules.counting.whole : 1)
      const before = sums.get(name) ?? { amount: 0, counted: 0, each: [] }
      sums.set(name, {
        amount: before.amount + share(amount, rate * counted, parts),
        counted: before.counted + counted,
        each: [...before.each, benefit],
      })
    }
  }
  return [...sums].map(([name, { amount, counted, each }]) => {
    const [first] = each as [Benefit]
    const daily = each.every(({ per }) => per !== 'month')
    const uniform = each.every(
      (some) => some.amount === first.amount && some.rate === 10_000 && some.per === first.per,
    )
    return one('Benefício', `beneficio:${name}`, daily ? `${name}, ${counted} dias` : name, amount, {
      ...(daily && uniform && { quantity: counted * times, unit: first.amount }),
    })
  })
}

/** Units per segment: counted days, days of attendance, working days. */
function countsOf(
  facts: Facts,
  present: readonly Present[],
  { counting, holidays }: Rules,
): Record<Benefit['per'], number[]> {
  const resting = present.map((segment) => facts.recesses.flatMap((span) => common(span, segment) ?? []))
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)
  const counted = present.map(({ days }, at) => Math.max(0, days - sum(daysOf(resting[at]!, counting))))
  const expected = present.map((segment, at) => weekdays(segment) - sum(resting[at]!.map(weekdays)))
  const workdays = present.map((segment, at) => {
    const on = (span: Span) => workdaysIn(span, segment.weekdays, holidays)
    return on(segment) - sum(resting[at]!.map(on))
  })
  return {
    month: lessFromTheEnd(counted, facts.absences),
    attendance:
      facts.attended === undefined
        ? lessFromTheEnd(expected, facts.absences)
        : spread(expected, facts.attended),
    workday: lessFromTheEnd(workdays, facts.absences),
  }
}

/** Intersection of two spans. */
const common = (one: Span, other: Span): Span | undefined => {
  const first = one.first > other.first ? one.first : other.first
  const last = one.last < other.last ? one.last : other.last
  return first <= last ? { first, last } : undefined
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

/** At the end of an internship, unused recess is paid and recess beyond the entitlement is deducted. */
function settlement({ month, segments, recesses, over, internship }: Facts, { recess }: Rules): Line[] {
  const [first, last] = [segments[0]!, segments.at(-1)!]
  if (!over || !internship || last.hourly || !last.last.startsWith(month)) return []
  const taken = takenDays(recesses, last.last)
  const days = settledDays(entitledDays(first.first, last.last, recess), taken, recess)
  const amount = Math.sign(days) * share(last.scholarship, Math.abs(days), 30)
  const text = days < 0 ? `Recesso gozado além do direito, ${-days} dias` : `Recesso não gozado, ${days} dias`
  return [one('Bolsa', 'recesso', text, amount)]
}

function tax(month: string, paid: readonly Line[], { withholds }: Rules): Line[] {
  if (!withholds) return []
  const income = paid.reduce((sum, { kind, amount }) => sum + (kind === 'Bolsa' ? amount : 0), 0)
  return [one('Outros', 'irrf', 'Imposto de renda retido', -withheld(month, income))]
}

function charges(days: number, { fee, insurance, inPart, counting }: Rules): Line[] {
  const part = (amount: number) => (inPart ? share(amount, days, counting.whole) : amount)
  return [
    one('Taxa administrativa', 'taxa', 'Taxa administrativa', part(fee)),
    one('Seguro', 'seguro', 'Seguro de acidentes pessoais', part(insurance)),
  ]
}
