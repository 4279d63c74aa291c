import { incomeTax, type Relief } from '../../catalogue/law/income-tax.ts'
import { versionOn } from '../../catalogue/law/versions.ts'

/** Income tax withheld at source (IRRF), by the official table of each month. Amounts are cents. */

const newest = incomeTax.versoes.at(-1)!

/** Tax is withheld from this month on; older months were closed before the platform existed. */
export const firstTaxedMonth = '2023-01'

/** True if the month's year has no table yet; the newest one is used then. */
export const isPastNewestTable = (month: string): boolean => month.slice(0, 4) > newest.desde.slice(0, 4)

/** Incomes above this are listed for review, even without tax. */
export const watchedIncome = 500_000

/** `amount * factor / by`, rounded half up. */
const scaled = (amount: number, factor: number, by: number) =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(by)) / (2n * BigInt(by)))

/** Tax on a month's income. Throws for a month before the first one. */
export function withheld(month: string, income: number, dependants = 0): number {
  if (month < firstTaxedMonth) throw new Error(`no tax table for ${month}`)
  const { valores: table } = versionOn(incomeTax.versoes, `${month}-01`)
  if (income <= 0) return 0
  const base = Math.max(0, income - Math.max(table.simplified, dependants * table.dependant))
  const [, rate, less] = table.brackets.find(([upTo]) => base <= upTo)!
  const tax = Math.max(0, scaled(base, rate, 10_000) - less)
  return Math.max(0, tax - reduction(income, tax, table.relief))
}

function reduction(income: number, tax: number, relief: Relief | undefined): number {
  if (!relief || income > relief.until) return 0
  if (income <= relief.free) return Math.min(tax, relief.most)
  return Math.max(0, Math.min(tax, relief.base - scaled(income, relief.slope, 1_000_000)))
}
