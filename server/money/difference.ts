import { isCharge, type Line } from './lines.ts'

/** What is wanted less what was billed, and which invoices take it. Amounts are cents. */

/** A line of a month that is to be billed, or given back. */
export interface Owed {
  month: string
  line: Pick<Line, 'name' | 'kind' | 'text' | 'quantity' | 'unit'>
  amount: number
  /** The month was billed before: this corrects it. */
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
export interface Allotment<T> {
  taken: { owed: Owed; target: T; amount: number }[]
  rest: { owed: Owed; amount: number }[]
}

/**
 * What is owed makes an invoice of its month; corrections go to the latest one that is open, from their month on. What is
 * given back lowers it, down to nothing.
 */
export function allot<T extends Open>(
  owed: readonly Owed[],
  open: readonly T[],
  make: (month: string) => T,
): Allotment<T> {
  const targets = [...open]
  const taken: Allotment<T>['taken'] = []
  const rest: Allotment<T>['rest'] = []
  const found = ({ month, correction }: Owed) => {
    const fitting = targets.filter((one) => (correction ? one.month >= month : one.month === month))
    return fitting.toSorted((a, b) => a.month.localeCompare(b.month)).at(-1)
  }
  const made = (month: string) => {
    const target = make(month)
    targets.push(target)
    return target
  }
  for (const one of owed.filter(({ amount }) => amount > 0)) {
    const target = found(one) ?? made(one.month)
    target.amount += one.amount
    taken.push({ owed: one, target, amount: one.amount })
  }
  for (const one of owed.filter(({ amount }) => amount < 0)) {
    const target = found(one)
    const amount = Math.max(one.amount, -(target?.amount ?? 0))
    if (target && amount !== 0) {
      target.amount += amount
      taken.push({ owed: one, target, amount })
    }
    if (amount !== one.amount) rest.push({ owed: one, amount: one.amount - amount })
  }
  return { taken, rest }
}
