import { amountOf } from '../values/cents.ts'
import { common, countsOf, lessAbsences, lessFromTheEnd, type Present, period, sumOf } from './counts.ts'
import { daysOf, lengthIn, within } from './days.ts'
import type { Benefit, Facts, Rules } from './facts.ts'
import { withheld } from './irrf.ts'
import { entitledDays, settledDays, yearlyDays } from './recess.ts'
import { type Step, Working } from './steps.ts'

/** Lines of one contract for a month. Amounts are cents; no database access. */

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
  /** How the amount was calculated. */
  steps: readonly Step[]
}

const times = 100
const one = (
  kind: Kind,
  name: string,
  text: string,
  amount: number,
  { steps }: Working,
  more: Partial<Line> = {},
): Line => ({
  kind,
  name,
  text,
  amount,
  quantity: times,
  unit: amount,
  steps,
  ...more,
})

/** All lines of a contract in a month, without lines of zero. */
export const linesOf = (facts: Facts, rules: Rules): Line[] =>
  calculated(facts, rules).filter(({ amount }) => amount !== 0)

/** The same with lines that came to zero. */
export function calculated(facts: Facts, rules: Rules): Line[] {
  const { counting } = rules
  const cut = facts.segments.flatMap((segment) => {
    const span = within(segment, facts.month)
    return span ? [{ ...segment, ...span }] : []
  })
  if (cut.length === 0) return []
  const days = daysOf(cut, counting)
  const present = cut.map(
    (segment, at): Present => ({ ...segment, days: days[at]!, before: sumOf(days.slice(0, at)) }),
  )
  const paid = [
    ...scholarships(facts, present, counting.whole),
    ...benefits(facts, present, rules),
    ...settlement(facts, rules),
  ]
  return [...paid, ...tax(facts.month, paid, rules), ...charges(present, rules)]
}

/** One line per segment, each rounded once. Absences reduce the last days. */
function scholarships(
  { absences, hours: approved }: Facts,
  present: readonly Present[],
  whole: number,
): Line[] {
  // Absences do not reduce segments paid by the hour.
  const paid = lessFromTheEnd(
    present.map(({ days, hourly }) => (hourly ? 0 : days)),
    absences,
  )
  return present.map((segment, at) => {
    const { sequence, scholarship, hourly, contract } = segment
    const name = `bolsa:${sequence}`
    const working = new Working()
    const valor = amountOf(scholarship)
    if (hourly) {
      const hours = at === present.length - 1 ? approved : 0
      const operands = { valor, horas: amountOf(hours) }
      const amount = working.share('bolsaPorHora', operands, [scholarship, hours, times], contract)
      return one('Bolsa', name, 'Bolsa por hora', amount, working, { quantity: hours, unit: scholarship })
    }
    const counted = lessAbsences(working, period(working, segment, whole), absences, paid[at]!, contract)
    const text = counted === whole ? 'Bolsa' : `Bolsa, ${counted} de ${whole} dias`
    const operands = { valor, dias: counted, base: whole }
    return one(
      'Bolsa',
      name,
      text,
      working.share('bolsa', operands, [scholarship, counted, whole], contract),
      working,
    )
  })
}

/** One line per benefit: the sum over its segments, each rounded once. Recess and absences are not paid. */
function benefits(facts: Facts, present: readonly Present[], rules: Rules): Line[] {
  if (present.every((segment) => segment.benefits.length === 0)) return []
  const counts = countsOf(facts, present, rules)
  const sums = new Map<string, { working: Working; amounts: number[]; counted: number; each: Benefit[] }>()
  for (const [at, segment] of present.entries()) {
    for (const benefit of segment.benefits) {
      const { name, per, amount, rate } = benefit
      const { working, amounts, ...sum } = sums.getOrInsertComputed(name, () => ({
        working: new Working(),
        ...{ amounts: [], counted: 0, each: [] },
      }))
      const counted = counts[per][at]!(working)
      const whole = per === 'month' ? rules.counting.whole : 1
      const operands = { valor: amountOf(amount), percentual: amountOf(rate), dias: counted }
      amounts.push(
        working.share(
          per === 'month' ? 'beneficioMensal' : 'beneficioDiario',
          { ...operands, ...(per === 'month' && { base: whole }) },
          [amount, rate * counted, 10_000 * whole],
          segment.contract,
        ),
      )
      sums.set(name, { working, amounts, counted: sum.counted + counted, each: [...sum.each, benefit] })
    }
  }
  return [...sums].map(([name, { working, amounts, counted, each }]) => {
    const amount = working.sum(amounts, 'soma')
    const [first] = each as [Benefit]
    const daily = each.every(({ per }) => per !== 'month')
    const uniform = each.every(
      (some) => some.amount === first.amount && some.rate === 10_000 && some.per === first.per,
    )
    const text = daily ? `${name}, ${counted} dias` : name
    return one('Benefício', `beneficio:${name}`, text, amount, working, {
      ...(daily && uniform && { quantity: counted * times, unit: first.amount }),
    })
  })
}

/** At the end of an internship, unused recess is paid and recess beyond the entitlement is deducted. */
function settlement({ month, segments, recesses, over, internship }: Facts, { recess }: Rules): Line[] {
  const [first, last] = [segments[0]!, segments.at(-1)!]
  if (!over || !internship || last.hourly || !last.last.startsWith(month)) return []
  const working = new Working()
  const { contract } = last
  let left = working.days(
    'direitoRecesso',
    { inicio: first.first, fim: last.last, fracao: recess.fraction, diasAno: yearlyDays(first.first) },
    entitledDays(first.first, last.last, recess),
    contract,
  )
  for (const span of recesses.flatMap((one) => common(one, { first: one.first, last: last.last }) ?? [])) {
    const operands = { dias: left, inicio: span.first, fim: span.last }
    left = working.days('recessoGozado', operands, left - lengthIn(span), span.contract)
  }
  const days = settledDays(left, 0, recess)
  if (days !== left) working.days('recessoNaoPago', { dias: left }, days)
  const operands = { valor: amountOf(last.scholarship), dias: days, base: 30 }
  const amount = working.share('recessoFinal', operands, [last.scholarship, days, 30], contract)
  const text = days < 0 ? `Recesso gozado além do direito, ${-days} dias` : `Recesso não gozado, ${days} dias`
  return [one('Bolsa', 'recesso', text, amount, working)]
}

function tax(month: string, paid: readonly Line[], { withholds }: Rules): Line[] {
  if (!withholds) return []
  const working = new Working()
  const income = working.sum(
    paid.filter(({ kind, amount }) => kind === 'Bolsa' && amount !== 0).map(({ amount }) => amount),
    'renda',
  )
  const tax = withheld(month, income, 0, working)
  const amount = working.amount('retencao', { imposto: amountOf(tax) }, tax === 0 ? 0 : -tax)
  return [one('Outros', 'irrf', 'Imposto de renda retido', amount, working)]
}

function charges(
  present: readonly Present[],
  { fee, insurance, inPart, counting: { whole } }: Rules,
): Line[] {
  const charge = (kind: Kind, name: 'taxa' | 'seguro', text: string, cents: number) => {
    const working = new Working()
    const valor = amountOf(cents)
    if (!inPart) return one(kind, name, text, working.amount(`${name}Inteira`, { valor }, cents), working)
    const days = working.sum(
      present.map((segment) => period(working, segment, whole)),
      'somaDias',
    )
    const amount = working.share(name, { valor, dias: days, base: whole }, [cents, days, whole])
    return one(kind, name, text, amount, working)
  }
  return [
    charge('Taxa administrativa', 'taxa', 'Taxa administrativa', fee),
    charge('Seguro', 'seguro', 'Seguro de acidentes pessoais', insurance),
  ]
}
