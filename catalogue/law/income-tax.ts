import { phrase } from '../phrase.ts'
import type { Versions } from './versions.ts'

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
  brackets: readonly Bracket[]
  /** Deduction from the income per dependant. */
  dependant: number
  /** Deducted from the income instead of all other deductions if that lowers the tax. */
  simplified: number
  relief?: Relief
}

/** Brackets whose upper limits, rates and deductions stand side by side. */
const brackets = (
  upper: readonly number[],
  rates: readonly number[],
  less: readonly number[],
): readonly Bracket[] => rates.map((rate, at) => [upper[at] ?? Number.POSITIVE_INFINITY, rate, less[at]!])

/** Since April 2015 the tables differ only in the first limit and in the deductions. */
const common = (first: number, less: readonly number[]): readonly Bracket[] =>
  brackets([first, 282_665, 375_105, 466_468], [0, 750, 1_500, 2_250, 2_750], [0, ...less])
const dependant = 18_959

const sinceMay2025 = common(242_880, [18_216, 39_416, 67_549, 90_873])

const tables: Versions<TaxTable> = [
  {
    desde: '2015-04-01',
    valores: { brackets: common(190_398, [14_280, 35_480, 63_613, 86_936]), dependant, simplified: 0 },
  },
  {
    desde: '2023-05-01',
    valores: { brackets: common(211_200, [15_840, 37_040, 65_173, 88_496]), dependant, simplified: 52_800 },
  },
  {
    desde: '2024-02-01',
    valores: { brackets: common(225_920, [16_944, 38_144, 66_277, 89_600]), dependant, simplified: 56_480 },
  },
  { desde: '2025-05-01', valores: { brackets: sinceMay2025, dependant, simplified: 60_720 } },
  {
    desde: '2026-01-01',
    valores: {
      brackets: sinceMay2025,
      dependant,
      simplified: 60_720,
      relief: { free: 500_000, most: 31_289, until: 735_000, base: 97_862, slope: 133_145 },
    },
  },
]

export const incomeTax = {
  artigo: phrase('Lei 11.482, art. 1º', 'Law 11.482, art. 1'),
  versoes: tables,
} as const
