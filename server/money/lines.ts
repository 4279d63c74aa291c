import { share } from '../values/cents.ts'
import { type Counting, daysOf, lengthIn, type Span, weekdays, within } from './days.ts'
import { withheld } from './irrf.ts'
import { entitledDays, type RecessRules, settledDays } from './recess.ts'

/** What one contract comes to in a month. Amounts are cents; nothing here knows a database. */

/** One sequence of a contract: its days, and what they pay. */
export interface Segment extends Span {
  sequence: number
  scholarship: number
  hourly: boolean
}

interface Benefit {
  name: string
  /** Of a day or of a month. */
  daily: boolean
  amount: number
}

/** What is known of a contract for a month. */
export interface Facts {
  month: string
  /** In the order of their days. */
  segments: readonly Segment[]
  benefits: readonly Benefit[]
  /** Days of recess, all of them. */
  recesses: readonly Span[]
  /** It ended on the last day of its last segment; internships settle their recess then. */
  over: boolean
  internship: boolean
  /** Unjustified ones. */
  absences: number
  /** Days that somebody came; absent, those of the week less absences and recess. */
  attended: number | undefined
  /** Approved hours, in hundredths. */
  hours: number
}

export interface Rules {
  counting: (month: string) => Counting
  recess: RecessRules
  /** Of each contract that was active in the month: cents, and whether a part of a month is charged in part. */
  fee: number
  insurance: number
  inPart: boolean
  withholds: boolean
}

export type Kind = 'Bolsa' | 'Benefício' | 'Outros' | 'Taxa administrativa' | 'Seguro'

/** Whether a line is billed to the host, and not paid to the student. */
export const isCharge = (name: string): boolean => name === 'taxa' || name === 'seguro'

/** One line: what it is called to be found again, and what it comes to. */
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

/** Every line of a contract in a month; those of nothing are left out. */
export function linesOf(facts: Facts, rules: Rules): Line[] {
  const present = facts.segments.flatMap((segment) => {
    const span = within(segment, facts.month)
    return span ? [{ ...segment, ...span }] : []
  })
  if (present.length === 0) return []
  const counting = rules.counting(facts.month)
  const days = daysOf(present, counting)
  const paid = [
    ...scholarships(facts, present, days, counting.whole),
    ...daily(facts, present, days, counting),
    ...settlement(facts, rules),
  ]
  return [...paid, ...tax(facts.month, paid, rules), ...charges(days, counting.whole, rules)].filter(
    ({ amount }) => amount !== 0,
  )
}

/** Absences are taken off the last days, of each segment what it has. Rounded once for each segment. */
function scholarships(
  facts: Facts,
  present: readonly Segment[],
  days: readonly number[],
  whole: number,
): Line[] {
  let missed = facts.absences
  const lines = present.map((segment, at) => ({ segment, at })).toReversed()
  return lines
    .map(({ segment: { sequence, scholarship, hourly }, at }, fromLast) => {
      const name = `bolsa:${sequence}`
      if (hourly) {
        const hours = fromLast === 0 ? facts.hours : 0
        return one('Bolsa', name, 'Bolsa por hora', share(scholarship, hours, times), {
          quantity: hours,
          unit: scholarship,
        })
      }
      const off = Math.min(missed, days[at]!)
      missed -= off
      const counted = days[at]! - off
      const text = counted === whole ? 'Bolsa' : `Bolsa, ${counted} de ${whole} dias`
      return one('Bolsa', name, text, share(scholarship, counted, whole))
    })
    .toReversed()
}

/** What is given for days that somebody comes: none of recess, none of absence. */
function daily(
  facts: Facts,
  present: readonly Segment[],
  days: readonly number[],
  counting: Counting,
): Line[] {
  const resting = facts.recesses.flatMap((span) => within(span, facts.month) ?? [])
  const rested = daysOf(resting, counting).reduce((sum, some) => sum + some, 0)
  const total = days.reduce((sum, some) => sum + some, 0)
  const counted = Math.max(0, total - rested - facts.absences)
  const came = facts.attended ?? Math.max(0, workdays(present) - workdays(resting) - facts.absences)
  return facts.benefits.map(({ name, daily, amount }) => {
    const line = `beneficio:${name}`
    if (daily)
      return one('Benefício', line, `${name}, ${came} dias`, amount * came, {
        quantity: came * times,
        unit: amount,
      })
    return one('Benefício', line, name, share(amount, counted, counting.whole))
  })
}

const workdays = (spans: readonly Span[]) => spans.reduce((sum, span) => sum + weekdays(span), 0)

/** When an internship ends, the recess that was not taken is paid, and what was taken too much is owed. */
function settlement({ month, segments, recesses, over, internship }: Facts, { recess }: Rules): Line[] {
  const [first, last] = [segments[0]!, segments.at(-1)!]
  if (!over || !internship || last.hourly || !last.last.startsWith(month)) return []
  const taken = recesses.reduce((sum, span) => sum + lengthIn(span), 0)
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

function charges(days: readonly number[], whole: number, { fee, insurance, inPart }: Rules): Line[] {
  const total = days.reduce((sum, some) => sum + some, 0)
  const part = (amount: number) => (inPart ? share(amount, total, whole) : amount)
  return [
    one('Taxa administrativa', 'taxa', 'Taxa administrativa', part(fee)),
    one('Seguro', 'seguro', 'Seguro de acidentes pessoais', part(insurance)),
  ]
}
