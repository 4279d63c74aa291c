import { allotCorrections, allotFirst, differences, isFirst, type Owed } from '../../money/difference.ts'
import { watchedIncome } from '../../money/irrf.ts'
import { calculated, isCharge, type Line } from '../../money/lines.ts'
import type { Contract } from './facts.ts'
import { hostKey, keyOf, type Ledger, type OpenInvoices, type Target } from './ledger.ts'
import type { Terms } from './rules.ts'
import type { Entry, Party } from './write.ts'

/** Differences listed one by one in an answer. */
export const mostShown = 200

/** The month of a run and the client's rules. */
export interface Month {
  month: string
  terms: Terms
}

export interface Difference {
  contrato: number
  contratoIdentificador: number
  aluno: number
  nome: string
  competencia: string
  descricao: string
  cobrado: number
  devido: number
  diferenca: number
}

/** Totals of a month's differences, in cents. */
export interface MonthSum {
  contratos: number
  toPay: number
  toReceive: number
}

/** A contract with an amount to bill or to credit. */
export interface Owing {
  numero: number
  contract: Contract
  /** Payable to the student. */
  own: readonly Owed[]
  /** Receivable from the host. */
  charged: readonly Owed[]
}

/** Correction of a host's invoices, held back until all contracts of the host are calculated. */
export interface Waiting extends Owed {
  numero: number
  contract: Contract
  /** How often its line was billed before. */
  ordem: number
}

/** Calculates what contracts owe, less what was billed. Works without a database. */
export class Part {
  readonly #month: string
  readonly #terms: Terms
  readonly #ledger: Ledger
  contratos = 0
  alerts = 0
  readonly shown: Difference[] = []
  readonly sums = new Map<string, MonthSum>()
  readonly owing: Owing[] = []

  constructor(
    { month, terms }: Month,
    contracts: readonly { numero: number; contract: Contract; months: readonly string[] }[],
    ledger: Ledger,
  ) {
    this.#month = month
    this.#terms = terms
    this.#ledger = ledger
    for (const { numero, contract, months } of contracts) this.#look(numero, contract, months)
  }

  #look(numero: number, contract: Contract, months: readonly string[]): void {
    this.contratos++
    const owed = months.flatMap((month) => this.#owed(numero, contract, month))
    if (owed.length === 0) return
    const { true: charged = [], false: own = [] } = Object.groupBy(owed, ({ line }) =>
      isCharge(line.name) ? 'true' : 'false',
    )
    this.owing.push({ numero, contract, own, charged })
  }

  #owed(numero: number, contract: Contract, month: string): Owed[] {
    const told = this.#ledger.told.get(keyOf(numero, month))
    const lines = calculated(contract.facts(month, told), this.#terms.rulesOf(month))
    if (month === this.#month && incomeOf(lines) > watchedIncome) this.alerts++
    const known = this.#ledger.billed.get(numero)?.get(month) ?? new Map()
    const billed = new Map([...known].map(([name, { amount }]) => [name, amount]))
    // Charges of a contract without a host have no debtor.
    const own = lines.filter(({ name }) => contract.concedente_id !== null || !isCharge(name))
    const owed = differences(month, own, billed)
    if (owed.length > 0) this.#add(month, owed)
    for (const { line, amount } of owed) {
      if (this.shown.length >= mostShown) break
      const before = billed.get(line.name) ?? 0
      this.shown.push({
        contrato: numero,
        contratoIdentificador: contract.sequenceIn(month),
        aluno: contract.aluno_id,
        nome: contract.aluno_nome,
        competencia: month,
        descricao: line.text,
        cobrado: before / 100,
        devido: (before + amount) / 100,
        diferenca: amount / 100,
      })
    }
    return owed
  }

  #add(month: string, owed: readonly Owed[]): void {
    const sum = this.sums.getOrInsertComputed(month, () => ({ contratos: 0, toPay: 0, toReceive: 0 }))
    sum.contratos++
    for (const { line, amount } of owed) sum[isCharge(line.name) ? 'toReceive' : 'toPay'] += amount
  }

  /** The earliest month with a difference; invoices of earlier months are not needed. */
  get since(): string {
    return [...this.sums.keys()].reduce((first, month) => (month < first ? month : first), this.#month)
  }

  /**
   * Distributes the differences over open invoices. Corrections of the `unfinished` host are passed on to the
   * next part; `waiting` are those passed on by the previous one.
   */
  bill(
    ofContracts: OpenInvoices,
    ofHosts: OpenInvoices,
    waiting: readonly Waiting[] = [],
    unfinished: number | null = null,
  ): Billing {
    const billing = new Billing(this.#month, this.#ledger)
    const corrections: Waiting[] = [...waiting]
    for (const one of this.owing) {
      const { numero, contract, own, charged } = one
      if (own.length > 0) billing.pay(one, ofContracts.get(String(numero)) ?? [])
      billing.charge(one, charged.filter(isFirst), ofHosts)
      corrections.push(
        ...charged
          .filter((owed) => !isFirst(owed))
          .map((owed) => ({ ...owed, numero, contract, ordem: billing.timesBilled(numero, owed) })),
      )
    }
    const goesOn = ({ contract }: Waiting) => unfinished !== null && contract.concedente_id === unfinished
    billing.correct(
      corrections.filter((one) => !goesOn(one)),
      ofHosts,
    )
    billing.waiting.push(...corrections.filter(goesOn))
    billing.close()
    return billing
  }
}

/** Assigns amounts to invoices. */
export class Billing {
  readonly #month: string
  readonly #ledger: Ledger
  /** `entries` are written to invoices; `offset` cancel each other out to zero. */
  entries: Entry[] = []
  offset: Entry[] = []
  /** Months with a credit that no open invoice could absorb. */
  readonly pending: { numero: number; month: string }[] = []
  readonly waiting: Waiting[] = []
  faturamentos = 0
  toPay = 0
  toReceive = 0

  constructor(month: string, ledger: Ledger) {
    this.#month = month
    this.#ledger = ledger
  }

  /**
   * Bills the student. A credit that remains when the contract is over becomes a receivable from the student.
   */
  pay({ numero, contract, own }: Owing, open: readonly Target[]): void {
    const student = {
      pessoa_id: null,
      aluno_id: contract.aluno_id,
      contrato_id: contract.sequenceIn(this.#month),
      unidade_id: contract.unidade_id,
      documento: contract.aluno_documento,
      nome: contract.aluno_nome,
    }
    const targets = [...open]
    const first = allotFirst(own.filter(isFirst), targets, newTarget)
    const { taken, rest } = allotCorrections(
      own.filter((one) => !isFirst(one)),
      targets,
      newTarget,
    )
    for (const one of [...first, ...taken]) this.#enter(numero, contract, one, { tipo: 'P', ...student })
    this.toPay += sumOf(first) + sumOf(taken)
    if (rest.length === 0) return
    if (!contract.overBy(this.#month)) {
      this.pending.push(...rest.map(({ owed: { month } }) => ({ numero, month })))
      return
    }
    const target = newTarget(this.#month)
    target.amount = -sumOf(rest)
    this.toReceive += target.amount
    for (const one of rest) this.#enter(numero, contract, { ...one, target }, { tipo: 'R', ...student })
  }

  /** Bills the host: one invoice per unit and month. */
  charge(
    { numero, contract }: Pick<Owing, 'numero' | 'contract'>,
    owed: readonly Owed[],
    hosts: OpenInvoices,
  ): void {
    if (owed.length === 0) return
    const taken = allotFirst(owed, invoicesOf(contract, hosts), newTarget)
    this.toReceive += sumOf(taken)
    for (const one of taken) this.#enter(numero, contract, one, hostOf(contract))
  }

  /** Corrects hosts' invoices, after all their contracts were charged. */
  correct(waiting: readonly Waiting[], hosts: OpenInvoices): void {
    const keyed = Map.groupBy(waiting, ({ contract }) =>
      hostKey(contract.concedente_id!, contract.unidade_id),
    )
    for (const some of keyed.values()) {
      const ordered = some.toSorted((a, b) => a.numero - b.numero)
      const { taken, rest } = allotCorrections(ordered, invoicesOf(some[0]!.contract, hosts), newTarget)
      this.toReceive += sumOf(taken)
      this.pending.push(...rest.map(({ owed: { numero, month } }) => ({ numero, month })))
      for (const one of taken) {
        const { numero, contract, ordem } = one.owed
        this.#enter(numero, contract, one, hostOf(contract), ordem)
      }
    }
  }

  /** Invoices with a total of zero are not written; their lines are recorded as offset. */
  close(): void {
    const { true: offset = [], false: entries = [] } = Object.groupBy(this.entries, ({ target }) =>
      target.amount === 0 ? 'true' : 'false',
    )
    this.entries = entries
    this.offset = offset
    for (const { target } of entries) {
      if (!target.used) this.faturamentos++
      target.used = true
    }
  }

  timesBilled(numero: number, { month, line }: Owed): number {
    return this.#ledger.billed.get(numero)?.get(month)?.get(line.name)?.ordem ?? 0
  }

  #enter(
    numero: number,
    contract: Contract,
    { owed, target, amount }: { owed: Owed; target: Target; amount: number },
    party: Party,
    times = 0,
  ): void {
    const of = this.#ledger.billed
      .getOrInsertComputed(numero, () => new Map())
      .getOrInsertComputed(owed.month, () => new Map())
    const before = of.get(owed.line.name) ?? { amount: 0, ordem: times }
    const ordem = before.ordem + 1
    of.set(owed.line.name, { ...before, ordem })
    const contrato_id = contract.sequenceIn(owed.month)
    this.entries.push({ target, party, numero, contrato_id, owed, amount, ordem })
  }
}

const invoicesOf = ({ concedente_id, unidade_id }: Contract, hosts: OpenInvoices): Target[] =>
  hosts.getOrInsertComputed(hostKey(concedente_id!, unidade_id), () => [])

const hostOf = (contract: Contract): Party => ({
  tipo: 'R',
  pessoa_id: contract.concedente_id,
  aluno_id: null,
  contrato_id: null,
  unidade_id: contract.unidade_id,
  documento: contract.concedente_documento ?? '',
  nome: contract.concedente_nome ?? '',
})

const newTarget = (month: string): Target => ({ id: undefined, month, amount: 0, sequence: 0 })
const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
const incomeOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'Bolsa' ? amount : 0), 0)
