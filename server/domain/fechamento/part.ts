import { allot, differences, type Owed } from '../../money/difference.ts'
import { watchedIncome } from '../../money/irrf.ts'
import { isCharge, type Line, linesOf } from '../../money/lines.ts'
import type { Contract } from './facts.ts'
import { hostKey, keyOf, type Ledger, type OpenInvoices, type Target } from './ledger.ts'
import type { Terms } from './rules.ts'
import type { Entry, Party } from './write.ts'

/** Differences that are told one by one. */
export const mostShown = 200

/** What a run has to know to work out contracts. */
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

/** A contract of which something is to be billed, or given back. */
export interface Owing {
  numero: number
  contract: Contract
  /** To the student, and from the host. */
  own: readonly Owed[]
  charged: readonly Owed[]
}

/** What some contracts come to, less what was billed of them. Nothing here knows a database. */
export class Part {
  readonly #month: string
  readonly #terms: Terms
  readonly #ledger: Ledger
  contratos = 0
  alerts = 0
  readonly shown: Difference[] = []
  readonly owing: Owing[] = []
  /** The months of each contract that were looked at. */
  readonly looked: { numero: number; months: readonly string[] }[] = []

  constructor({ month, terms }: Month, contracts: readonly (readonly [number, Contract])[], ledger: Ledger) {
    this.#month = month
    this.#terms = terms
    this.#ledger = ledger
    for (const [numero, contract] of contracts) this.#look(numero, contract)
  }

  #look(numero: number, contract: Contract): void {
    this.contratos++
    const months = [...(this.#ledger.pending.get(numero) ?? []), this.#month]
    this.looked.push({ numero, months })
    const owed = months.flatMap((month) => this.#owed(numero, contract, month))
    if (owed.length === 0) return
    const { true: charged = [], false: own = [] } = Object.groupBy(owed, ({ line }) =>
      isCharge(line.name) ? 'true' : 'false',
    )
    this.owing.push({ numero, contract, own, charged })
  }

  #owed(numero: number, contract: Contract, month: string): Owed[] {
    const told = this.#ledger.told.get(keyOf(numero, month))
    const lines = linesOf(contract.facts(month, told), this.#terms.rules)
    if (month === this.#month && incomeOf(lines) > watchedIncome) this.alerts++
    const known = this.#ledger.billed.get(numero)?.get(month) ?? new Map()
    const billed = new Map([...known].map(([name, { amount }]) => [name, amount]))
    // Whoever has no host is charged to nobody.
    const own = lines.filter(({ name }) => contract.concedente_id !== null || !isCharge(name))
    const owed = differences(month, own, billed)
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

  /** The earliest month that something is owed of: no invoice before it takes anything. */
  get since(): string {
    return this.owing.reduce(
      (first, { own, charged }) =>
        [...own, ...charged].reduce((one, { month }) => (month < one ? month : one), first),
      this.#month,
    )
  }

  /** Which invoices take what is owed, given those that are open; those of hosts are filled as contracts come. */
  bill(ofContracts: OpenInvoices, ofHosts: OpenInvoices): Billing {
    const billing = new Billing(this.#month, this.#ledger)
    for (const one of this.owing) {
      billing.pay(one, ofContracts.get(String(one.numero)) ?? [])
      if (one.charged.length > 0) billing.charge(one, ofHosts)
    }
    return billing
  }
}

/** What goes into which invoice. */
export class Billing {
  readonly #month: string
  readonly #ledger: Ledger
  readonly entries: Entry[] = []
  /** Months that something is left of. */
  readonly pending: { numero: number; month: string }[] = []
  faturamentos = 0
  toPay = 0
  toReceive = 0

  constructor(month: string, ledger: Ledger) {
    this.#month = month
    this.#ledger = ledger
  }

  /** To the student; what nothing is left to be taken off when a contract is over is owed by them. */
  pay({ numero, contract, own }: Owing, open: readonly Target[]): void {
    const student = {
      pessoa_id: null,
      aluno_id: contract.aluno_id,
      contrato_id: contract.sequenceIn(this.#month),
      unidade_id: contract.unidade_id,
      documento: contract.aluno_documento,
      nome: contract.aluno_nome,
    }
    const { taken, rest } = allot(own, open, newTarget)
    for (const one of taken) this.#enter(numero, contract, one, { tipo: 'P', ...student })
    this.toPay += sumOf(taken)
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

  /** To the host, of one unit on one invoice. */
  charge({ numero, contract, charged }: Owing, hosts: OpenInvoices): void {
    const host = contract.concedente_id!
    const open = hosts.getOrInsertComputed(hostKey(host, contract.unidade_id), () => [])
    const { taken, rest } = allot(charged, open, (month) => {
      const target = newTarget(month)
      open.push(target)
      return target
    })
    this.toReceive += sumOf(taken)
    this.pending.push(...rest.map(({ owed: { month } }) => ({ numero, month })))
    const party: Party = {
      tipo: 'R',
      pessoa_id: host,
      aluno_id: null,
      contrato_id: null,
      unidade_id: contract.unidade_id,
      documento: contract.concedente_documento ?? '',
      nome: contract.concedente_nome ?? '',
    }
    for (const one of taken) this.#enter(numero, contract, one, party)
  }

  #enter(
    numero: number,
    contract: Contract,
    { owed, target, amount }: { owed: Owed; target: Target; amount: number },
    party: Party,
  ): void {
    if (!target.used) this.faturamentos++
    target.used = true
    const of = this.#ledger.billed
      .getOrInsertComputed(numero, () => new Map())
      .getOrInsertComputed(owed.month, () => new Map())
    const before = of.get(owed.line.name) ?? { amount: 0, ordem: 0 }
    const ordem = before.ordem + 1
    of.set(owed.line.name, { ...before, ordem })
    const contrato_id = contract.sequenceIn(owed.month)
    this.entries.push({ target, party, numero, contrato_id, owed, amount, ordem })
  }
}

const newTarget = (month: string): Target => ({ id: undefined, month, amount: 0, sequence: 0 })
const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
const incomeOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'Bolsa' ? amount : 0), 0)
