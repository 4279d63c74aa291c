import { incomeTax, type Relief } from '../../catalogue/law/income-tax.ts'
import { versionOn } from '../../catalogue/law/versions.ts'
import { amountOf } from '../values/cents.ts'
import { Working } from './steps.ts'

/** Income tax withheld at source (IRRF), by the official table of each month. Amounts are cents. */

const newest = incomeTax.versoes.at(-1)!

/** Tax is withheld from this month on; older months were closed before the platform existed. */
export const firstTaxedMonth = '2023-01'

/** True if the month's year has no table yet; the newest one is used then. */
export const isPastNewestTable = (month: string): boolean => month.slice(0, 4) > newest.desde.slice(0, 4)

/** Incomes above this are listed for review, even without tax. */
export const watchedIncome = 500_000

/** Tax on a month's income. Throws for a month before the first one. */
export function withheld(month: string, income: number, dependants = 0, working = new Working()): number {
  if (month < firstTaxedMonth) throw new Error(`no tax table for ${month}`)
  const { valores: table, desde: tabela } = versionOn(incomeTax.versoes, `${month}-01`)
  const renda = amountOf(income)
  if (income <= 0) return working.amount('semRenda', { renda }, 0)
  const less = Math.max(table.simplified, dependants * table.dependant)
  const base = working.amount(
    'deducao',
    { renda, deducao: amountOf(less), tabela },
    Math.max(0, income - less),
  )
  const at = table.brackets.findIndex(([upTo]) => base <= upTo)
  const [upTo, rate, deducted] = table.brackets[at]!
  const bracket = {
    base: amountOf(base),
    acimaDe: amountOf(table.brackets[at - 1]?.[0] ?? 0),
    ...(Number.isFinite(upTo) && { ate: amountOf(upTo) }),
    aliquota: amountOf(rate),
    tabela,
  }
  const product = working.share('faixa', bracket, [base, rate, 10_000])
  const tax = working.amount(
    'parcelaADeduzir',
    { imposto: amountOf(product), parcela: amountOf(deducted) },
    Math.max(0, product - deducted),
  )
  return table.relief ? reduced(income, tax, table.relief, working) : tax
}

function reduced(
  income: number,
  tax: number,
  { free, most, until, base, slope }: Relief,
  working: Working,
): number {
  const [renda, imposto] = [amountOf(income), amountOf(tax)]
  if (income > until) return working.amount('semReducao', { renda, limite: amountOf(until), imposto }, tax)
  if (income <= free) {
    const operands = { renda, limite: amountOf(free), imposto, maximo: amountOf(most) }
    return working.amount('reducaoTotal', operands, Math.max(0, tax - most))
  }
  const fator = (slope / 1_000_000).toFixed(6)
  const product = working.share('fator', { renda, fator }, [income, slope, 1_000_000])
  const reduction = Math.max(0, Math.min(tax, base - product))
  const operands = { imposto, constante: amountOf(base), produto: amountOf(product) }
  return working.amount('reducao', operands, tax - reduction)
}
