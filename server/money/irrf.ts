import { dependant, type Relief, taxTables } from '../../catalogue/law/income-tax.ts'

/** Income tax withheld at source (IRRF), by the official table of each month. Amounts are cents. */

const newest = taxTables.at(-1)!

/** First month with a tax table. */
export const firstTaxedMonth = taxTables[0].since

/** True if the month's year has no table yet; the newest one is used then. */
export const isPastNewestTable = (month: string): boolean => month.slice(0, 4) > newest.since.slice(0, 4)

/** Incomes above this are listed for review, even without tax. */
export const watchedIncome = 500_000

/** `amount * factor / by`, rounded half up. */
const scaled = (amount: number, factor: number, by: number) =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(by)) / (2n * BigInt(by)))

/** Tax on a month's income. Throws for a month before the first table. */
export function withheld(month: string, income: number, dependants = 0): number {
  const table = taxTables.findLast(({ since }) => since <= month)
  if (!table) throw new Error(`no tax table for ${month}`)
  if (income <= 0) return 0
  const base = Math.max(0, income - Math.max(table.simplified, dependants * dependant))
  const [, rate, less] = table.brackets.find(([upTo]) => base <= upTo)!
  const tax = Math.max(0, scaled(base, rate, 10_000) - less)
  return Math.max(0, tax - reduction(income, tax, table.relief))
}

function reduction(income: number, tax: number, relief: Relief | undefined): number {
  if (!relief || income > relief.until) return 0
  if (income <= relief.free) return Math.min(tax, relief.most)
  return Math.max(0, Math.min(tax, relief.base - scaled(income, relief.slope, 1_000_000)))
}
