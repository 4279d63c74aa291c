import { isCharge, type Line } from './lines.ts'
import { Working } from './steps.ts'

/**
 * Compares the lines due with those billed, and distributes the difference among invoices. Amounts are cents.
 */

/** A difference of a month: to be billed, or credited if negative. */
export interface Owed {
  month: string
  line: Pick<Line, 'name' | 'kind' | 'text' | 'quantity' | 'unit' | 'steps'>
  /** Due less billed. */
  amount: number
  due: number
  billed: number
  /** Part of the month was billed before. */
  correction: boolean
}

/** An invoice that accepts more lines. */
export interface Open {
  month: string
  amount: number
}

/**
 * Lines of a month whose amount differs from what was billed. A billed line that is no longer due is
 * credited.
 */
export const differences = (...of: Parameters<typeof compared>): Owed[] =>
  compared(...of).filter(({ amount }) => amount !== 0)

/** The same with lines that need no correction. */
export function compared(
  month: string,
  wanted: readonly Line[],
  billed: ReadonlyMap<string, number>,
): Owed[] {
  // Lines that were billed and cancelled sum to zero and count as never billed.
  const stands = (charge: boolean) =>
    [...billed].some(([name, amount]) => amount !== 0 && isCharge(name) === charge)
  const names = new Set(wanted.map(({ name }) => name))
  const gone = [...billed.keys()].filter((name) => !names.has(name)).map(forgotten)
  const amounts = new Map(wanted.map(({ name, amount }) => [name, amount]))
  return [...wanted, ...gone].map((line) => {
    const [due, before] = [amounts.get(line.name) ?? 0, billed.get(line.name) ?? 0]
    return { month, line, amount: due - before, due, billed: before, correction: stands(isCharge(line.name)) }
  })
}

const kinds: Readonly<Record<string, Line['kind']>> = {
  bolsa: 'Bolsa',
  recesso: 'Bolsa',
  beneficio: 'Benefício',
  taxa: 'Taxa administrativa',
  seguro: 'Seguro',
}

/** Rebuilds a line that is no longer due from its name. */
function forgotten(name: string): Owed['line'] {
  const [first, rest] = name.split(':') as [string, string?]
  const kind = kinds[first] ?? 'Outros'
  const working = new Working()
  working.amount('indevido', {}, 0)
  const text = (kind === 'Benefício' && rest) || kind
  return { name, kind, text, quantity: 100, unit: 0, steps: working.steps }
}

/** Lines by invoice, and credits that would take every invoice below zero. */
export interface Allotment<O extends Owed, T> {
  taken: { owed: O; target: T; amount: number }[]
  rest: { owed: O; amount: number }[]
}

/**
 * True for an amount that is billed for the first time. The others wait until all first amounts of the debtor
 * are placed.
 */
export const isFirst = ({ amount, correction }: Owed): boolean => amount > 0 && !correction

/** Puts first amounts on the invoice of their month. A missing invoice is made and added to `targets`. */
export function allotFirst<O extends Owed, T extends Open>(
  owed: readonly O[],
  targets: T[],
  make: (month: string) => T,
): Allotment<O, T>['taken'] {
  return owed.map((one) => {
    const target = targets.findLast(({ month }) => month === one.month) ?? added(targets, make(one.month))
    target.amount += one.amount
    return { owed: one, target, amount: one.amount }
  })
}

/**
 * Puts corrections on the latest open invoice of their month or later. Credits lower invoices from the latest
 * on, never below zero. Later months go first because they fit the fewest invoices; the result then does not
 * depend on the order of the contracts.
 */
export function allotCorrections<O extends Owed, T extends Open>(
  owed: readonly O[],
  targets: T[],
  make: (month: string) => T,
): Allotment<O, T> {
  const taken: Allotment<O, T>['taken'] = []
  const rest: Allotment<O, T>['rest'] = []
  const latestFirst = owed.toSorted((a, b) => b.month.localeCompare(a.month))
  const fitting = (from: string) =>
    targets.filter(({ month }) => month >= from).toSorted((a, b) => b.month.localeCompare(a.month))
  for (const one of latestFirst.filter(({ amount }) => amount > 0)) {
    const target = fitting(one.month)[0] ?? added(targets, make(one.month))
    target.amount += one.amount
    taken.push({ owed: one, target, amount: one.amount })
  }
  for (const one of latestFirst.filter(({ amount }) => amount < 0)) {
    let left = one.amount
    for (const target of fitting(one.month)) {
      const amount = Math.max(left, -target.amount)
      if (amount === 0) continue
      target.amount += amount
      left -= amount
      taken.push({ owed: one, target, amount })
    }
    if (left !== 0) rest.push({ owed: one, amount: left })
  }
  return { taken, rest }
}

const added = <T>(targets: T[], target: T): T => {
  targets.push(target)
  return target
}
