import { isCharge, type Line } from './lines.ts'

/** What is wanted less what was billed, and which invoices take it. Amounts are cents. */

/** A line of a month that is to be billed, or given back. */
export interface Owed {
  month: string
  line: Pick<Line, 'name' | 'kind' | 'text' | 'quantity' | 'unit'>
  amount: number
  /** Something of the month was billed before, and this corrects it. */
  correction: boolean
}

/** An invoice that may still be added to. */
export interface Open {
  month: string
  amount: number
}

/** The lines of a month whose amount is not what was billed; what is not wanted any more is given back. */
export function differences(
  month: string,
  wanted: readonly Line[],
  billed: ReadonlyMap<string, number>,
): Owed[] {
  // What was billed and cancelled since is billed as if for the first time.
  const stands = (charge: boolean) =>
    [...billed].some(([name, amount]) => amount !== 0 && isCharge(name) === charge)
  const names = new Set(wanted.map(({ name }) => name))
  const gone = [...billed.keys()].filter((name) => !names.has(name)).map(forgotten)
  const amounts = new Map(wanted.map(({ name, amount }) => [name, amount]))
  return [...wanted, ...gone]
    .map((line) => ({
      month,
      line,
      amount: (amounts.get(line.name) ?? 0) - (billed.get(line.name) ?? 0),
      correction: stands(isCharge(line.name)),
    }))
    .filter(({ amount }) => amount !== 0)
}

const kinds: Readonly<Record<string, Line['kind']>> = {
  bolsa: 'Bolsa',
  recesso: 'Bolsa',
  beneficio: 'Benefício',
  taxa: 'Taxa administrativa',
  seguro: 'Seguro',
}

/** A line of which only its name is known. */
function forgotten(name: string): Owed['line'] {
  const [first, rest] = name.split(':') as [string, string?]
  const kind = kinds[first] ?? 'Outros'
  return { name, kind, text: (kind === 'Benefício' && rest) || kind, quantity: 100, unit: 0 }
}

/** What goes into which invoice, and what no invoice can take without falling below zero. */
export interface Allotment<O extends Owed, T> {
  taken: { owed: O; target: T; amount: number }[]
  rest: { owed: O; amount: number }[]
}

/** Whether an amount is billed for the first time. Everything else waits until all first amounts of its debtor are placed. */
export const isFirst = ({ amount, correction }: Owed): boolean => amount > 0 && !correction

/** First amounts go to the invoice of their month, which is made where there is none. Adds what it makes to `targets`. */
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
 * Corrections go to the latest open invoice from their month on; credits lower invoices one after the other, the latest first,
 * never below zero. Corrections of later months come first, so that the result does not depend on the order of contracts:
 * they have the fewest invoices to choose from.
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
