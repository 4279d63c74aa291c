import type { Invoice } from './money-model.ts'

/** Reference model of the monthly run: what contracts are worth, less what was billed. Amounts are in cents. */

export interface Stretch {
  sequence: number
  first: string
  last: string
  scholarship: number
  /** For transport, per month or per day of attendance. */
  transport?: { amount: number; daily: boolean }
  /** For meals, per working day. */
  meal?: number
  /** Of the scholarship, in hundredths of a percent. */
  percent?: number
}

interface Span {
  first: string
  last: string
}

export interface Contract {
  numero: number
  documento: string
  host: number
  hostDocumento: string
  stretches: Stretch[]
  /** All sequences have ended. */
  over: boolean
  absences: Map<string, number>
  /** Sorted and without overlap. */
  recesses: Span[]
}

/** Settings of the institution from a month on. */
export interface Terms {
  fee: number
  /** Fees of a partial month are proportional. */
  inPart: boolean
  /** Unused recess is paid at the end. */
  recessPaid: boolean
  /** Income tax is withheld. */
  withholds: boolean
}

interface Item {
  numero: number
  month: string
  line: string
  amount: number
}

export interface Billing extends Invoice {
  /** The student of a contract, or a host. */
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
const parts = (amount: number, part: number, whole: number) =>
  Math.floor((2 * amount * part + whole) / (2 * whole))
const halfUp = (amount: number, days: number) => parts(amount, days, 30)
const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0)

/** Days between two days of a month, counted as a month of thirty. */
function thirtieths(first: string, last: string, month: string): number {
  const [from, to] = [Number(first.slice(8)), Number(last.slice(8))]
  const end = last === lastOf(month) ? 30 : Math.min(to, 30)
  return Math.max(0, end - Math.min(from, 30) + 1)
}

/** Days of spans in a month of thirty, at most thirty in total. */
function countedDays(spans: readonly Span[], month: string): number[] {
  let left = 30
  return spans.map(({ first, last }) => {
    const some = Math.min(left, thirtieths(first, last, month))
    left -= some
    return some
  })
}

/** Subtracts days from the last count, then from those before. */
function without(counts: readonly number[], days: number): number[] {
  const left = [...counts]
  let missed = days
  for (let at = left.length - 1; at >= 0; at--) {
    const off = Math.min(missed, left[at]!)
    left[at] = left[at]! - off
    missed -= off
  }
  return left
}

const eachDay = ({ first, last }: Span) => {
  const days = []
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 }))
    days.push(day)
  return days
}

/** Holidays on a weekday in the simulated months; the second is the institution's own. */
export const daysOff = ['2025-01-01', '2025-02-13'] as const

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/** Amounts that a contract pays and is charged in a month. */
export function wantedOf(contract: Contract, month: string, terms: Terms): Map<string, number> {
  const { stretches, absences, recesses } = contract
  const [start, end] = [`${month}-01`, lastOf(month)]
  const present = stretches
    .filter(({ first, last }) => first <= end && last >= start)
    .map((one) => ({ ...one, first: later(one.first, start), last: earlier(one.last, end) }))
  if (present.length === 0) return new Map()
  const days = countedDays(present, month)
  const missed = absences.get(month) ?? 0
  const lines = new Map<string, number>()
  for (const [at, counted] of without(days, missed).entries()) {
    const { sequence, scholarship } = present[at]!
    lines.set(`bolsa:${sequence}`, halfUp(scholarship, counted))
  }
  const resting = present.map(({ first, last }) =>
    recesses
      .filter((one) => one.first <= last && one.last >= first)
      .map((one) => ({ first: later(one.first, first), last: earlier(one.last, last) })),
  )
  const rested = (day: string, at: number) => resting[at]!.some((one) => one.first <= day && day <= one.last)
  const ofMonth = days.map((counted, at) => Math.max(0, counted - sum(countedDays(resting[at]!, month))))
  const weekdays = present.map((one, at) =>
    eachDay(one).filter((day) => day.dayOfWeek <= 5 && !rested(day.toString(), at)),
  )
  const counts = {
    month: without(ofMonth, missed),
    attended: without(
      weekdays.map(({ length }) => length),
      missed,
    ),
    worked: without(
      weekdays.map((some) => some.filter((day) => !daysOff.some((off) => off === day.toString())).length),
      missed,
    ),
  }
  const add = (line: string, amount: number) => lines.set(line, (lines.get(line) ?? 0) + amount)
  for (const [at, { scholarship, transport, meal, percent }] of present.entries()) {
    if (transport) {
      const { amount, daily } = transport
      add(
        'beneficio:Auxílio-transporte',
        daily ? amount * counts.attended[at]! : halfUp(amount, counts.month[at]!),
      )
    }
    if (meal) add('beneficio:Refeição', meal * counts.worked[at]!)
    if (percent) add('beneficio:Ajuda', parts(scholarship, percent * counts.month[at]!, 300_000))
  }
  const settled = settledRecess(contract, month, terms)
  if (settled !== 0) lines.set('recesso', settled)
  if (terms.withholds) {
    const income = sum([...lines].map(([line, amount]) => (/^(bolsa:|recesso)/.test(line) ? amount : 0)))
    lines.set('irrf', -taxOn(income))
  }
  return lines.set('taxa', terms.inPart ? halfUp(terms.fee, sum(days)) : terms.fee)
}

/**
 * Recess at the end of a contract: thirty days a year less those taken, paid or recovered with the last
 * scholarship.
 */
function settledRecess(
  { stretches, over, recesses }: Contract,
  month: string,
  { recessPaid }: Terms,
): number {
  const { last, scholarship } = stretches.at(-1)!
  if (!over || !last.startsWith(month)) return 0
  const first = Temporal.PlainDate.from(stretches[0]!.first)
  const after = Temporal.PlainDate.from(last).add({ days: 1 })
  let months = 0
  while (Temporal.PlainDate.compare(first.add({ months: months + 1 }), after) <= 0) months++
  if (first.add({ months }).until(after).days >= 15) months++
  const taken = sum(
    recesses
      .filter((one) => one.first <= last)
      .map((one) => eachDay({ ...one, last: earlier(one.last, last) }).length),
  )
  const left = Math.ceil(months * 2.5) - taken
  if (left > 0 && !recessPaid) return 0
  return Math.sign(left) * halfUp(scholarship, Math.abs(left))
}

/** The table of February 2024 to April 2025 in cents, with the simplified discount. */
function taxOn(income: number): number {
  const base = income - 56_480
  const [, rate, less] = (
    [
      [466_468, 2_750, 89_600],
      [375_105, 2_250, 66_277],
      [282_665, 1_500, 38_144],
      [225_920, 750, 16_944],
    ] as const
  ).find(([above]) => base > above) ?? [0, 0, 0]
  return Math.max(0, parts(base, rate, 10_000) - less)
}

/** The owner of an invoice, and the fields of a new one. */
interface Debtor {
  owner: string
  tipo: 'R' | 'P'
  documento: string
}

/** Invoices that a run created or changed, and all lines it wrote, with an invoice or offset without one. */
interface Ran {
  month: string
  made: Billing[]
  changed: Set<Billing>
  lines: { item: Item; into: Billing | undefined }[]
}

/** Earlier than any month. */
const always = '0001-01'

/** The difference of a month after a retroactive setting. */
export interface MonthDifference {
  competencia: string
  contratos: number
  aPagar: number
  aReceber: number
}

export class RunModel {
  readonly contracts: Contract[] = []
  readonly invoices: Billing[] = []
  /** Lines that offset each other without an invoice. */
  readonly offset: Item[] = []
  readonly #closed = new Set<string>()
  #runs: Ran[] = []
  readonly #pending = new Map<number, Set<string>>()
  #settings: { since: string; change: Partial<Terms> }[]
  readonly #dueDay: string

  constructor(terms: Terms, dueDay: number) {
    this.#settings = [{ since: always, change: terms }]
    this.#dueDay = String(dueDay).padStart(2, '0')
  }

  /** Marks closed months of a contract as changed between two days. */
  touch({ numero }: Contract, first: string, last: string): void {
    for (const month of this.#closed) {
      if (month >= first.slice(0, 7) && month <= last.slice(0, 7)) this.#carry(numero, month)
    }
  }

  /** The latest closed month. */
  get lastClosed(): string | undefined {
    return [...this.#closed].sort().at(-1)
  }

  /** Closed months of a contract that a run has to bill again. */
  pendingOf = ({ numero }: Contract): string[] => [...(this.#pending.get(numero) ?? [])].sort()

  #termsOf(month: string): Terms {
    const held = this.#settings.filter(({ since }) => since <= month)
    return Object.assign({}, ...held.map(({ change }) => change))
  }

  /** Changes a setting from the first open month on. */
  decide(change: Partial<Terms>): void {
    this.#settings.push({
      since: this.lastClosed === undefined ? always : monthAfter(this.lastClosed),
      change,
    })
    // For one month the last change counts; later months keep theirs.
    this.#settings.sort((a, b) => a.since.localeCompare(b.since))
  }

  /** Changes a setting from a closed month on; returns the difference of each month. */
  decideBack(change: Partial<Terms>, since: string): MonthDifference[] {
    this.#settings.push({ since, change })
    this.#settings.sort((a, b) => a.since.localeCompare(b.since))
    return [...this.#closed]
      .filter((month) => month >= since)
      .sort()
      .flatMap((month) => {
        const owed = this.contracts
          .map((contract) => this.#owed(contract, month))
          .filter((one) => one.length > 0)
        for (const [one] of owed) this.#carry(one!.numero, month)
        const all = owed.flat()
        const total = (charge: boolean) =>
          sum(all.filter(({ line }) => (line === 'taxa') === charge).map(({ amount }) => amount))
        return owed.length === 0
          ? []
          : [{ competencia: month, contratos: owed.length, aPagar: total(false), aReceber: total(true) }]
      })
  }

  #carry(numero: number, month: string): void {
    this.#pending.set(numero, (this.#pending.get(numero) ?? new Set()).add(month))
  }

  /** Runs a month on a day; `excluded` has closed months left to a later run, as `number month`. */
  run(month: string, today: string, excluded: ReadonlySet<string> = new Set()): Ran {
    const ran: Ran = { month, made: [], changed: new Set(), lines: [] }
    this.#closed.add(month)
    this.#runs.push(ran)
    const owed = this.contracts.map((contract) => {
      const again = this.pendingOf(contract).filter(
        (one) => one < month && !excluded.has(`${contract.numero} ${one}`),
      )
      for (const one of excluded.has(`${contract.numero} ${month}`) ? again : [...again, month])
        this.#pending.get(contract.numero)?.delete(one)
      return { contract, owed: [...again, month].flatMap((one) => this.#owed(contract, one)) }
    })
    for (const { contract, owed: some } of owed) {
      const own = some.filter(({ line }) => line !== 'taxa')
      const { numero, documento } = contract
      const left = this.#allot(own, { owner: `aluno ${numero}`, tipo: 'P', documento }, today, ran)
      const over = contract.over && contract.stretches.at(-1)!.last <= lastOf(month)
      if (left.length > 0 && over) {
        // No payment is left to deduct it from: the student owes it.
        const back = this.#make({ owner: `deve ${numero}`, tipo: 'R', documento }, month, today)
        ran.made.push(back)
        for (const { correction: _, ...one } of left) {
          const item = { ...one, amount: -one.amount }
          back.items.push(item)
          ran.lines.push({ item, into: back })
        }
        back.liquido = sum(back.items.map(({ amount }) => amount))
      } else for (const one of left) this.#carry(numero, one.month)
    }
    for (const [host, some] of Map.groupBy(owed, ({ contract }) => contract.host)) {
      const charged = some.flatMap(({ owed: all }) => all.filter(({ line }) => line === 'taxa'))
      const debtor = { owner: `host ${host}`, tipo: 'R', documento: some[0]!.contract.hostDocumento } as const
      for (const one of this.#allot(charged, debtor, today, ran)) this.#carry(one.numero, one.month)
    }
    return ran
  }

  /** Reverts a whole month; returns false, without effect, where that is not possible. */
  revert(month: string): boolean {
    const runs = this.#runs.filter((one) => one.month === month)
    const later = [...this.#closed].some((one) => one > month)
    const made = new Set(runs.flatMap((one) => one.made))
    const lines = runs.flatMap((one) => one.lines)
    const written = [...new Set([...made, ...lines.flatMap(({ into }) => into ?? [])])].filter(
      (one) => !one.cancelled,
    )
    const free = ({ scheduled, movements }: Billing) =>
      !scheduled && movements.every(({ reversed }) => reversed)
    const others = Map.groupBy(
      lines.filter(({ into }) => into && !into.cancelled && !made.has(into)),
      ({ into }) => into!,
    )
    const lowered = [...others].some(
      ([invoice, some]) => invoice.liquido - sum(some.map(({ item }) => item.amount)) <= 0,
    )
    if (runs.length === 0 || later || !written.every(free) || lowered) return false
    for (const marks of this.#pending.values()) marks.delete(month)
    for (const { numero, month: of } of [
      ...lines.map(({ item }) => item),
      ...[...made].flatMap((one) => one.items),
    ]) {
      if (of !== month) this.#carry(numero, of)
    }
    for (const [invoice, some] of others) {
      for (const { item } of some) {
        invoice.items.push({ ...item, amount: -item.amount })
        invoice.liquido -= item.amount
      }
    }
    this.offset.push(
      ...lines.filter(({ into }) => !into).map(({ item }) => ({ ...item, amount: -item.amount })),
    )
    for (const invoice of made) invoice.cancelled = true
    this.#runs = this.#runs.filter((one) => one.month !== month)
    this.#closed.delete(month)
    return true
  }

  #make({ owner, tipo, documento }: Debtor, month: string, today: string): Billing {
    const due = `${monthAfter(month)}-${this.#dueDay}`
    const fresh: Billing = {
      ...{ id: 0, owner, tipo, documento, month, issued: today, due: due < today ? today : due },
      ...{ liquido: 0, cancelled: false, scheduled: false, movements: [], items: [] },
    }
    this.invoices.push(fresh)
    return fresh
  }

  #owed(contract: Contract, month: string): Owed[] {
    const { numero } = contract
    const wanted = wantedOf(contract, month, this.#termsOf(month))
    const billed = new Map<string, number>()
    const count = (way: number, items: readonly Item[]) => {
      for (const one of items.filter((item) => item.numero === numero && item.month === month)) {
        billed.set(one.line, (billed.get(one.line) ?? 0) + way * one.amount)
      }
    }
    for (const { cancelled, owner, items } of this.invoices) {
      if (!cancelled) count(owner.startsWith('deve') ? -1 : 1, items)
    }
    count(1, this.offset)
    return [...new Set([...wanted.keys(), ...billed.keys()])].flatMap((line) => {
      const amount = (wanted.get(line) ?? 0) - (billed.get(line) ?? 0)
      const alike = [...billed].filter(([name]) => (name === 'taxa') === (line === 'taxa'))
      const correction = alike.some(([, before]) => before !== 0)
      return amount === 0 ? [] : [{ numero, month, line, amount, correction }]
    })
  }

  /** Adds amounts to untouched invoices, and returns those that none can take. */
  #allot(owed: readonly Owed[], debtor: Debtor, today: string, ran: Ran): Owed[] {
    const untouched = ({ owner, cancelled, scheduled, liquido, movements }: Billing) =>
      owner === debtor.owner &&
      !cancelled &&
      !scheduled &&
      liquido > 0 &&
      movements.every(({ reversed }) => reversed)
    const open = this.invoices.filter(untouched)
    const touched = new Map<Billing, Item[]>()
    const put = ({ correction: _, ...item }: Owed, into: Billing, amount: number) => {
      touched.set(into, [...(touched.get(into) ?? []), { ...item, amount }])
      into.liquido += amount
    }
    const made = (month: string) => {
      const fresh = this.#make(debtor, month, today)
      open.push(fresh)
      return fresh
    }
    const from = (month: string) =>
      open.filter((one) => one.month >= month).sort((a, b) => b.month.localeCompare(a.month))
    for (const one of owed.filter(({ amount, correction }) => amount > 0 && !correction)) {
      put(one, open.findLast(({ month }) => month === one.month) ?? made(one.month), one.amount)
    }
    const corrections = owed
      .filter(({ amount, correction }) => amount < 0 || correction)
      .sort((a, b) => b.month.localeCompare(a.month) || a.numero - b.numero)
    for (const one of corrections.filter(({ amount }) => amount > 0)) {
      put(one, from(one.month)[0] ?? made(one.month), one.amount)
    }
    const left = corrections
      .filter(({ amount }) => amount < 0)
      .flatMap((one) => {
        let rest = one.amount
        for (const into of from(one.month)) {
          const amount = Math.max(rest, -into.liquido)
          if (amount === 0) continue
          put(one, into, amount)
          rest -= amount
        }
        return rest === 0 ? [] : [{ ...one, amount: rest }]
      })
    for (const [invoice, items] of touched) this.#close(invoice, items, ran)
    return left
  }

  /** An invoice of zero does not exist: its lines offset each other, and an existing one is cancelled. */
  #close(invoice: Billing, items: readonly Item[], ran: Ran): void {
    if (invoice.liquido !== 0) {
      invoice.items.push(...items)
      ran.lines.push(...items.map((item) => ({ item, into: invoice })))
      if (invoice.id === 0) ran.made.push(invoice)
      else ran.changed.add(invoice)
      return
    }
    this.offset.push(...invoice.items, ...items)
    ran.lines.push(...[...invoice.items, ...items].map((item) => ({ item, into: undefined })))
    if (invoice.id === 0) this.invoices.splice(this.invoices.indexOf(invoice), 1)
    else {
      invoice.cancelled = true
      // It keeps its amount from before this run.
      invoice.liquido = sum(invoice.items.map(({ amount }) => amount))
    }
  }
}
