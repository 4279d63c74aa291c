import { sql } from 'kysely'
import { allot, differences, type Owed } from '../../money/difference.ts'
import { watchedIncome } from '../../money/irrf.ts'
import { isCharge, type Line, linesOf } from '../../money/lines.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'
import { amountOf } from '../../values/cents.ts'
import { type WithoutAccount, withoutAccount } from '../conta-favorecido/without.ts'
import { pixTextOf } from '../faturamento/pix.ts'
import { type Contract, contractsOf, numbersOf } from './facts.ts'
import { hostInvoices, keyOf, type Ledger, ledgerOf, type Target } from './ledger.ts'
import { type Terms, termsOf } from './rules.ts'
import { bill, carry, type Entry, type Party } from './write.ts'

/** Contracts that are looked at together: so many are held in memory, however many there are. */
const together = 1_000
/** Differences that a preview tells one by one. */
const mostShown = 200

export interface Difference {
  contrato: number
  competencia: string
  descricao: string
  cobrado: number
  devido: number
  diferenca: number
}

export interface Closed {
  execucao: number
  contratos: number
  faturamentos: number
  aPagar: number
  aReceber: number
  /** Incomes that somebody should look at for their tax. */
  alertas: number
  /** Students who are paid and of whom no account is known, and the first of them. */
  semConta: number
  favorecidosSemConta: WithoutAccount[]
  diferencas: Difference[]
}

/**
 * The run of a month: what each contract comes to, less what was billed of it. A preview and the confirmation are the same,
 * but for what is written; the same run again finds nothing to bill.
 */
export async function close(tx: Tx, month: string, today: string, confirmed: boolean): Promise<Closed> {
  await sql`select pg_advisory_xact_lock(${locks.closing}::integer, cliente_atual())`.execute(tx)
  const terms = await termsOf(tx)
  const execucao = await begin(tx, month, confirmed, terms)
  const numbers = await numbersOf(tx, month)
  const pix = await pixTextOf(tx)
  const part = new Closing(month, terms, await hostInvoices(tx))
  for (let at = 0; at < numbers.length; at += together) {
    const some = numbers.slice(at, at + together)
    const entries = part.work(some, await contractsOf(tx, some), await ledgerOf(tx, some, month))
    part.note(await withoutAccount(tx, part.paid(entries)))
    if (!confirmed) continue
    if (entries.length > 0) await bill(tx, { execucao, today, dueDay: terms.dueDay, pix }, entries)
    await carry(tx, part.looked, part.pending)
  }
  const { contratos, faturamentos, toPay, toReceive, alerts, shown, unplaced } = part
  const totals = {
    contratos,
    faturamentos,
    a_pagar: amountOf(toPay),
    a_receber: amountOf(toReceive),
  }
  await sql`update execucao e set contratos = k.contratos, faturamentos = k.faturamentos, a_pagar = k.a_pagar,
      a_receber = k.a_receber
    from json_populate_record(null::execucao, ${JSON.stringify(totals)}) k
    where e.cliente_id = ${currentClient} and e.id = ${execucao}`.execute(tx)
  const [aPagar, aReceber] = [toPay / 100, toReceive / 100]
  return {
    execucao,
    contratos,
    faturamentos,
    aPagar,
    aReceber,
    alertas: alerts,
    semConta: unplaced.size,
    favorecidosSemConta: [...unplaced.values()].slice(0, mostShown),
    diferencas: shown,
  }
}

async function begin(tx: Tx, month: string, confirmed: boolean, { kept }: Terms): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into execucao (cliente_id, competencia, situacao, parametros)
    values (${currentClient}, ${month}, ${confirmed ? 'Confirmada' : 'Prévia'}, ${JSON.stringify(kept)})
    returning id`.execute(tx)
  return rows[0]!.id
}

/** What a run comes to, part by part. */
class Closing {
  readonly #month: string
  readonly #terms: Terms
  readonly #hosts: Map<string, Target[]>
  contratos = 0
  faturamentos = 0
  toPay = 0
  toReceive = 0
  alerts = 0
  readonly shown: Difference[] = []
  /** Students without an account, by number. */
  readonly unplaced = new Map<number, WithoutAccount>()
  /** Of the last part: the months of each contract that were looked at, and those that something is left of. */
  looked: { numero: number; months: readonly string[] }[] = []
  pending: { numero: number; month: string }[] = []

  constructor(month: string, terms: Terms, hosts: Map<string, Target[]>) {
    this.#month = month
    this.#terms = terms
    this.#hosts = hosts
  }

  work(numbers: readonly number[], contracts: ReadonlyMap<number, Contract>, ledger: Ledger): Entry[] {
    this.looked = []
    this.pending = []
    return numbers.flatMap((numero) => this.#contract(numero, contracts.get(numero), ledger))
  }

  /** Students whom something is billed to be paid. */
  paid(entries: readonly Entry[]): number[] {
    const students = entries.flatMap(({ party: { tipo, aluno_id } }) =>
      tipo === 'P' ? (aluno_id ?? []) : [],
    )
    return [...new Set(students)]
  }

  note(students: readonly WithoutAccount[]): void {
    for (const one of students) this.unplaced.set(one.aluno, one)
  }

  #contract(numero: number, contract: Contract | undefined, ledger: Ledger): Entry[] {
    if (!contract) return []
    this.contratos++
    const months = [...(ledger.pending.get(numero) ?? []), this.#month]
    this.looked.push({ numero, months })
    const owed = months.flatMap((month) => this.#owed(numero, contract, ledger, month))
    if (owed.length === 0) return []
    const own = owed.filter(({ line }) => !isCharge(line.name))
    const charged = owed.filter(({ line }) => isCharge(line.name))
    return [...this.#pay(numero, contract, own, ledger), ...this.#charge(numero, contract, charged, ledger)]
  }

  #owed(numero: number, contract: Contract, ledger: Ledger, month: string): Owed[] {
    const told = ledger.told.get(keyOf(numero, month))
    const lines = linesOf(contract.facts(month, told), this.#terms.rules)
    if (month === this.#month && incomeOf(lines) > watchedIncome) this.alerts++
    const before = ledger.billed.get(numero)?.get(month) ?? new Map()
    const billed = new Map([...before].map(([name, { amount }]) => [name, amount]))
    // Whoever has no host is charged to nobody.
    const own = lines.filter(({ name }) => contract.concedente_id !== null || !isCharge(name))
    const owed = differences(month, own, billed)
    for (const { line, amount } of owed) this.#show(numero, month, line, billed.get(line.name) ?? 0, amount)
    return owed
  }

  #show(contrato: number, competencia: string, { text }: Owed['line'], before: number, amount: number): void {
    if (this.shown.length >= mostShown) return
    const [cobrado, devido, diferenca] = [before, before + amount, amount].map((cents) => cents / 100) as [
      number,
      number,
      number,
    ]
    this.shown.push({ contrato, competencia, descricao: text, cobrado, devido, diferenca })
  }

  /** To the student; what nothing is left to be taken off when a contract is over is owed by them. */
  #pay(numero: number, contract: Contract, owed: readonly Owed[], ledger: Ledger): Entry[] {
    const student = {
      pessoa_id: null,
      aluno_id: contract.aluno_id,
      contrato_id: contract.sequenceIn(this.#month),
      unidade_id: contract.unidade_id,
      documento: contract.aluno_documento,
      nome: contract.aluno_nome,
    }
    const { taken, rest } = allot(owed, ledger.open.get(numero) ?? [], newTarget)
    const entry = this.#entries(numero, contract, ledger)
    const entries = taken.map((one) => entry(one, { tipo: 'P', ...student }))
    this.toPay += sumOf(taken)
    if (rest.length === 0) return entries
    if (!contract.overBy(this.#month)) {
      this.pending.push(...rest.map(({ owed: { month } }) => ({ numero, month })))
      return entries
    }
    const target = newTarget(this.#month)
    target.amount = -sumOf(rest)
    this.toReceive += target.amount
    return [...entries, ...rest.map((one) => entry({ ...one, target }, { tipo: 'R', ...student }))]
  }

  /** To the host, of one unit on one invoice. */
  #charge(numero: number, contract: Contract, owed: readonly Owed[], ledger: Ledger): Entry[] {
    if (owed.length === 0) return []
    const open = this.#hosts.getOrInsertComputed(
      `${contract.concedente_id} ${contract.unidade_id ?? 0}`,
      () => [],
    )
    const { taken, rest } = allot(owed, open, (month) => {
      const target = newTarget(month)
      open.push(target)
      return target
    })
    this.toReceive += sumOf(taken)
    this.pending.push(...rest.map(({ owed: { month } }) => ({ numero, month })))
    const host: Party = {
      tipo: 'R',
      pessoa_id: contract.concedente_id,
      aluno_id: null,
      contrato_id: null,
      unidade_id: contract.unidade_id,
      documento: contract.concedente_documento ?? '',
      nome: contract.concedente_nome ?? '',
    }
    const entry = this.#entries(numero, contract, ledger)
    return taken.map((one) => entry(one, host))
  }

  #entries(numero: number, contract: Contract, { billed }: Ledger) {
    return (
      { owed, target, amount }: { owed: Owed; target: Target; amount: number },
      party: Party,
    ): Entry => {
      if (!target.used) this.faturamentos++
      target.used = true
      const of = billed
        .getOrInsertComputed(numero, () => new Map())
        .getOrInsertComputed(owed.month, () => new Map())
      const before = of.get(owed.line.name) ?? { amount: 0, ordem: 0 }
      const ordem = before.ordem + 1
      of.set(owed.line.name, { ...before, ordem })
      return { target, party, numero, contrato_id: contract.sequenceIn(owed.month), owed, amount, ordem }
    }
  }
}

const newTarget = (month: string): Target => ({ id: undefined, month, amount: 0, sequence: 0 })
const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, { amount }) => sum + amount, 0)
const incomeOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'Bolsa' ? amount : 0), 0)
