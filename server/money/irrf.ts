/** Income tax withheld at source (IRRF), by the official table of each month. Amounts are cents. */

/** Upper limit of a bracket, included; rate in ten-thousandths of the base; amount deducted from the product. */
type Bracket = readonly [upTo: number, rate: number, less: number]

/** Lei 15.270/2025: no tax up to one income, a falling reduction up to another. */
interface Relief {
  free: number
  most: number
  until: number
  base: number
  /** Millionths of the income. */
  slope: number
}

interface Table {
  /** First month that the table is for. */
  since: string
  brackets: readonly Bracket[]
  /** Deducted from the income instead of every other deduction, where that is better. */
  simplified: number
  relief?: Relief
}

const dependant = 18_959
const rates = [0, 750, 1_500, 2_250, 2_750] as const
const upper = [282_665, 375_105, 466_468, Number.POSITIVE_INFINITY] as const

/** The tables differ in the first limit and in the deductions; limits above the first and the rates are the same. */
const brackets = (first: number, less: readonly [number, number, number, number]): readonly Bracket[] => [
  [first, rates[0], 0],
  ...less.map((one, at): Bracket => [upper[at]!, rates[at + 1]!, one]),
]

const sinceMay2025 = brackets(242_880, [18_216, 39_416, 67_549, 90_873])

/** Oldest first. */
const tables: readonly [Table, ...Table[]] = [
  { since: '2023-01', brackets: brackets(190_398, [14_280, 35_480, 63_613, 86_936]), simplified: 0 },
  { since: '2023-05', brackets: brackets(211_200, [15_840, 37_040, 65_173, 88_496]), simplified: 52_800 },
  { since: '2024-02', brackets: brackets(225_920, [16_944, 38_144, 66_277, 89_600]), simplified: 56_480 },
  { since: '2025-05', brackets: sinceMay2025, simplified: 60_720 },
  {
    since: '2026-01',
    brackets: sinceMay2025,
    simplified: 60_720,
    relief: { free: 500_000, most: 31_289, until: 735_000, base: 97_862, slope: 133_145 },
  },
]

const newest = tables.at(-1)!

/** The first month for which tax can be worked out. */
export const firstTaxedMonth = tables[0].since

/** Whether a month lies in a year after that of the newest table, which is then used in the lack of another. */
export const isPastNewestTable = (month: string): boolean => month.slice(0, 4) > newest.since.slice(0, 4)

/** Incomes above this one deserve a look at the tax, also where none is withheld. */
export const watchedIncome = 500_000

/** A product of whole numbers, divided and rounded half up. */
const scaled = (amount: number, factor: number, by: number) =>
  Number((2n * BigInt(amount) * BigInt(factor) + BigInt(by)) / (2n * BigInt(by)))

/** The tax on a month's income. A month before the first table has none that could be worked out. */
export function withheld(month: string, income: number, dependants = 0): number {
  const table = tables.findLast(({ since }) => since <= month)
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
