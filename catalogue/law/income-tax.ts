/** Official tables of the income tax withheld at source (IRRF). Amounts are in cents. */

/**
 * Inclusive upper limit of a bracket, rate in ten-thousandths of the base, and amount deducted from the
 * product.
 */
export type Bracket = readonly [upTo: number, rate: number, less: number]

/** Lei 15.270/2025: no tax up to `free`, and a falling reduction up to `most`. */
export interface Relief {
  free: number
  most: number
  until: number
  base: number
  /** Millionths of the income. */
  slope: number
}

export interface TaxTable {
  /** First month to which the table applies. */
  since: string
  brackets: readonly Bracket[]
  /** Deducted from the income instead of all other deductions if that lowers the tax. */
  simplified: number
  relief?: Relief
}

/** Deduction from the income per dependant. */
export const dependant = 18_959
const rates = [0, 750, 1_500, 2_250, 2_750] as const
const upper = [282_665, 375_105, 466_468, Number.POSITIVE_INFINITY] as const

/** The tables differ only in the first limit and in the deductions. */
const brackets = (first: number, less: readonly [number, number, number, number]): readonly Bracket[] => [
  [first, rates[0], 0],
  ...less.map((one, at): Bracket => [upper[at]!, rates[at + 1]!, one]),
]

const sinceMay2025 = brackets(242_880, [18_216, 39_416, 67_549, 90_873])

/** Oldest first. */
export const taxTables: readonly [TaxTable, ...TaxTable[]] = [
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
