import type { Invoice } from './money-model.ts'

/** The monthly run in plain code: what contracts come to, less what was billed of them. Amounts are cents. */

export interface Stretch {
  sequence: number
  first: string
  last: string
  scholarship: number
}

export interface Contract {
  numero: number
  documento: string
  host: number
  hostDocumento: string
  stretches: Stretch[]
  /** No sequence of it is in force any more. */
  over: boolean
  absences: Map<string, number>
}

interface Item {
  numero: number
  month: string
  line: string
  amount: number
}

export interface Billing extends Invoice {
  /** Whose it is: a contract's student, or a host. */
  owner: string
  month: string
  items: Item[]
}

interface Owed extends Item {
  correction: boolean
}

const lastOf = (month: string) =>
  Temporal.PlainYearMonth.from(month)
    .toPlainDate({ day: 1 })
    .add({ months: 1 })
    .subtract({ days: 1 })
    .toString()
const monthAfter = (month: string) => Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()
const halfUp = (amount: number, days: number) => Math.floor((2 * amount * days + 30) / 60)
const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)

/** Days of a month of thirty, from one day to another of it. */
function thirtieths(first: string, last: string, month: string): number {
  const [from, to] = [Number(first.slice(8)), Number(last.slice(8))]
  const end = last === lastOf(month) ? 30 : Math.min(to, 30)
  return Math.max(0, end - Math.min(from, 30) + 1)
}

/** What a contract pays and is charged in a month. */
export function wantedOf({ stretches, absences }: Contract, month: string, fee: number): Map<string, number> {
  const [start, end] = [`${month}-01`, lastOf(month)]
  const present = stretches.filter(({ first, last }) => first <= end && last >= start)
  if (present.length === 0) return new Map()
  let left = 30
  const days = present.map(({ first, last }) => {
    const counted = thirtieths(first > start ? first : start, last < end ? last : end, month)
    const some = Math.min(left, counted)
    left -= some
    return some
  })
  let missed = absences.get(month) ?? 0
  const lines = new Map<string, number>()
  for (let at = present.length - 1; at >= 0; at--) {
    const off = Math.min(missed, days[at]!)
    missed -= off
    lines.set(`bolsa:${present[at]!.sequence}`, halfUp(present[at]!.scholarship, days[at]! - off))
  }
  return lines.set('taxa', fee)
}

export class RunModel {
  readonly contracts: Contract[] = []
  readonly invoices: Billing[] = []
  readonly #pending = new Map<number, Set<string>>()
  readonly #byOwner = new Map<string, Billing[]>()
  /** What a run may still add to, as it found it. */
  #open = new Map<string, Billing[]>()
  readonly #fee: number
  readonly #dueDay: string

  constructor(fee: number, dueDay: number) {
    this.#fee = fee
    this.#dueDay = String(dueDay).padStart(2, '0')
  }

  /** Runs a month on a day. The invoices that it makes, in their order, and those that it changes. */
  run(month: string, today: string): { made: Billing[]; changed: Set<Billing> } {
    const made: Billing[] = []
    const changed = new Set<Billing>()
    this.#open = new Map()
    const inOrder = this.contracts.toSorted((a, b) => a.host - b.host || a.numero - b.numero)
    for (const contract of inOrder) {
      const pending = [...(this.#pending.get(contract.numero) ?? [])].filter((one) => one < month).sort()
      const months = [...pending, month]
      const owed = months.flatMap((one) => this.#owed(contract, one))
      for (const one of months) this.#pending.get(contract.numero)?.delete(one)
      const make = (owner: string, tipo: 'R' | 'P', documento: string) => (of: string) => {
        const due = `${monthAfter(of)}-${this.#dueDay}`
        const fresh: Billing = {
          ...{ id: 0, owner, tipo, documento, month: of, issued: today, due: due < today ? today : due },
          ...{ liquido: 0, cancelled: false, scheduled: false, movements: [], items: [] },
        }
        made.push(fresh)
        this.invoices.push(fresh)
        this.#byOwner.set(owner, [...this.#of(owner), fresh])
        return fresh
      }
      const { numero, documento, host, hostDocumento } = contract
      const own = owed.filter(({ line }) => line !== 'taxa')
      const charged = owed.filter(({ line }) => line === 'taxa')
      const [student, employer] = [`aluno ${numero}`, `host ${host}`]
      const left = this.#allot(own, student, changed, make(student, 'P', documento))
      const rest = this.#allot(charged, employer, changed, make(employer, 'R', hostDocumento))
      const carried =
        contract.over && contract.stretches.at(-1)!.last <= lastOf(month) ? rest : [...left, ...rest]
      for (const one of carried) {
        this.#pending.set(numero, (this.#pending.get(numero) ?? new Set()).add(one.month))
      }
      if (left.length > 0 && !carried.includes(left[0]!)) {
        // Nothing is left to take it off: they owe it.
        const back = make(`deve ${numero}`, 'R', documento)(month)
        for (const { correction: _, ...one } of left) back.items.push({ ...one, amount: -one.amount })
        back.liquido = sum(back.items.map(({ amount }) => amount))
      }
    }
    return { made, changed }
  }

  #of = (owner: string): readonly Billing[] => this.#byOwner.get(owner) ?? []

  #owed(contract: Contract, month: string): Owed[] {
    const { numero, host } = contract
    const wanted = wantedOf(contract, month, this.#fee)
    const billed = new Map<string, number>()
    const theirs = [`aluno ${numero}`, `deve ${numero}`, `host ${host}`].flatMap(this.#of)
    for (const invoice of theirs.filter(({ cancelled }) => !cancelled)) {
      for (const { line, amount } of invoice.items.filter(
        (one) => one.numero === numero && one.month === month,
      )) {
        const way = invoice.owner.startsWith('deve') ? -1 : 1
        billed.set(line, (billed.get(line) ?? 0) + way * amount)
      }
    }
    return [...new Set([...wanted.keys(), ...billed.keys()])].flatMap((line) => {
      const amount = (wanted.get(line) ?? 0) - (billed.get(line) ?? 0)
      const alike = [...billed].filter(([name]) => (name === 'taxa') === (line === 'taxa'))
      const correction = alike.some(([, before]) => before !== 0)
      return amount === 0 ? [] : [{ numero, month, line, amount, correction }]
    })
  }

  /** Puts what is owed into invoices that nothing was done with; what none can take comes back. */
  #allot(
    owed: readonly Owed[],
    owner: string,
    changed: Set<Billing>,
    make: (month: string) => Billing,
  ): Owed[] {
    const untouched = ({ cancelled, scheduled, liquido, movements }: Billing) =>
      !cancelled && !scheduled && liquido > 0 && movements.every(({ reversed }) => reversed)
    const open = this.#open.get(owner) ?? this.#of(owner).filter(untouched)
    this.#open.set(owner, open)
    const target = ({ month, correction }: Owed) =>
      open
        .filter((one) => (correction ? one.month >= month : one.month === month))
        .sort((a, b) => a.month.localeCompare(b.month))
        .at(-1)
    const put = (one: Owed, into: Billing, amount: number) => {
      const { correction: _, ...item } = one
      into.items.push({ ...item, amount })
      into.liquido += amount
      if (into.id !== 0) changed.add(into)
    }
    for (const one of owed.filter(({ amount }) => amount > 0)) {
      let into = target(one)
      if (!into) {
        into = make(one.month)
        open.push(into)
      }
      put(one, into, one.amount)
    }
    return owed
      .filter(({ amount }) => amount < 0)
      .flatMap((one) => {
        const into = target(one)
        const amount = Math.max(one.amount, -(into?.liquido ?? 0))
        if (into && amount !== 0) put(one, into, amount)
        return amount === one.amount ? [] : [{ ...one, amount: one.amount - amount }]
      })
  }
}
