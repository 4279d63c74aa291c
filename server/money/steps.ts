import type { StepCode } from '../../catalogue/texts/calculations.ts'
import { amountOf, share } from '../values/cents.ts'

/** How a line was calculated: each operation with its operands, stored with the item that bills the line. */

/** An operand by name; a name may repeat, as the terms of a sum. Amounts are text with decimals. */
export type Operand = readonly [nome: string, valor: string]

type Operands = Readonly<Record<string, string | number>>

export interface Step {
  codigo: StepCode
  operandos: readonly Operand[]
  resultado: string
  /** Row of the contract's sequence that the operands come from. */
  contrato?: number | undefined
}

/** Collects the steps of a line while it is calculated. */
export class Working {
  readonly steps: Step[] = []

  /** Adds a step and returns its result. */
  days(codigo: StepCode, operands: Operands, result: number, contrato?: number): number {
    this.#add(codigo, operands, String(result), contrato)
    return result
  }

  /** The same with an amount in cents. */
  amount(codigo: StepCode, operands: Operands, result: number, contrato?: number): number {
    this.#add(codigo, operands, amountOf(result), contrato)
    return result
  }

  /** `cents * part / whole` in one step, and its rounding in another one if it is no whole number of cents. */
  share(
    codigo: StepCode,
    operands: Operands,
    [cents, part, whole]: readonly [cents: number, part: number, whole: number],
    contrato?: number,
  ): number {
    const rounded = part < 0 ? 0 - share(cents, -part, whole) : share(cents, part, whole)
    const exact = exactOf(cents, part, whole)
    this.#add(codigo, operands, exact, contrato)
    if (exact.split('.')[1]!.length > 2) this.amount('arredondamento', { exato: exact }, rounded)
    return rounded
  }

  /** The sum of several results; a single one needs no step. */
  sum(results: readonly number[], shown: 'soma' | 'somaDias' | 'renda'): number {
    const total = results.reduce((sum, one) => sum + one, 0)
    if (results.length === 1 && shown !== 'renda') return total
    const text = shown === 'somaDias' ? String : amountOf
    this.steps.push({
      codigo: shown,
      operandos: results.map((one) => ['parcela', text(one)]),
      resultado: text(total),
    })
    return total
  }

  #add(codigo: StepCode, operands: Operands, resultado: string, contrato: number | undefined): void {
    const operandos = Object.entries(operands).map(([name, value]): Operand => [name, String(value)])
    this.steps.push({ codigo, operandos, resultado, ...(contrato !== undefined && { contrato }) })
  }
}

const decimals = 1_000_000n

/** Reais with up to six decimals, cut off: rounding the text half up equals rounding the exact amount. */
function exactOf(cents: number, part: number, whole: number): string {
  const millionths = (BigInt(cents) * BigInt(part) * decimals) / (BigInt(whole) * 100n)
  const size = millionths < 0n ? -millionths : millionths
  const fraction = String(size % decimals).padStart(6, '0')
  const shown = fraction.slice(0, 2) + fraction.slice(2).replace(/0+$/, '')
  return `${millionths < 0n ? '-' : ''}${size / decimals}.${shown}`
}
