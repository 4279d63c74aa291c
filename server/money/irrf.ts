/** Income tax that is withheld at source, by the tables of each time. Amounts are cents. */

interface Bracket {
  /** Up to this base, with it; none: whatever is above. */
  upTo: number | undefined
  /** Ten-thousandths of the base. */
  rate: number
  less: number
}

interface Table {
  /** The first month that it is for. */
  since: string
  brackets: readonly Bracket[]
  dependant: number
  /** Taken off the income in the place of every other deduction, where that is better. */
  simplified: number
  /** Law 15.270/2025: no tax up to one income, less of it up to another. */
  relief: {
    free: number
    most: number
    until: number
    base: number /** Millionths of the income. */
    slope: number
  }
}

const tables: readonly Table[] = [
  {
    since: '2026-01',
    brackets: [
      { upTo: 242_880, rate: 0, less: 0 },
      { upTo: 282_665, rate: 750, less: 18_216 },
      { upTo: 375_105, rate: 1_500, less: 39_416 },
      { upTo: 466_468, rate: 2_250, less: 67_549 },
      { upTo: undefined, rate: 2_750, less: 90_873 },
    ],
    dependant: 18_959,
    simplified: 60_720,
    relief: { free: 500_000, most: 31_289, until: 735_000, base: 97_862, slope: 133_145 },
  },
]

/** The income from which on somebody should look at the tax, also where it is not withheld. */
export const watchedIncome = 500_000

/** A product of whole numbers, divided and rounded half up. */
const scaled = (amount: number, factor: number, by: number) =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(by)) / (2n * BigInt(by)))

/** What is withheld of an income of a month; nothing where no table is known for it. */
export function withheld(month: string, income: number, dependants = 0): number {
  const table = tables.findLast(({ since }) => since <= month)
  if (!table || income <= 0) return 0
  const { brackets, dependant, simplified, relief } = table
  const base = Math.max(0, income - Math.max(simplified, dependants * dependant))
  const { rate, less } = brackets.find(({ upTo }) => upTo === undefined || base <= upTo)!
  const tax = Math.max(0, scaled(base, rate, 10_000) - less)
  return Math.max(0, tax - reduction(income, tax, relief))
}

function reduction(income: number, tax: number, { free, most, until, base, slope }: Table['relief']): number {
  if (income <= free) return Math.min(tax, most)
  if (income > until) return 0
  return Math.max(0, Math.min(tax, base - scaled(income, slope, 1_000_000)))
}
