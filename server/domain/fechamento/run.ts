import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { type WithoutAccount, withoutAccount } from '../conta-favorecido/without.ts'
import { takeNumbers } from '../faturamento/number.ts'
import type { Step, Steps } from '../verb.ts'
import { contractsOf } from './facts.ts'
import { contractInvoices, hostInvoices, ledgerOf, type OpenInvoices } from './ledger.ts'
import { type Billing, type Difference, type Month, mostShown, Part } from './part.ts'
import { type Terms, termsOf } from './rules.ts'
import { type Batch, batchesOf, type Listed, layOut, nextListed } from './worklist.ts'
import { bill, carry, type Entry } from './write.ts'

/** Contracts that are looked at together: so many are held in memory for each lane, however many there are. */
const together = 300
/** Numbers of contracts that are known ahead. */
const ahead = 20_000

export interface Closed {
  execucao: number | null
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

/** What is kept of a run: that somebody looked, what it billed, or nothing. */
export type Kept = 'Prévia' | 'Confirmada' | undefined

interface Beginning extends Month {
  terms: Terms
  today: string
  /** The number of a run that bills. */
  execucao: number | undefined
}

/**
 * The run of a month: what each contract comes to, less what was billed of it. A preview and the confirmation are the same,
 * but for what is written. Each part is kept when it is done: whatever ends a run in the middle, the next one goes on from
 * there, and the same run again finds nothing to bill.
 */
export async function close(steps: Steps, month: string, today: string, kept: Kept): Promise<Closed> {
  const begun = await steps.step(async (tx): Promise<Beginning> => {
    const terms = await termsOf(tx)
    await layOut(tx, month)
    const execucao = kept === 'Confirmada' ? await begin(tx, month, terms) : undefined
    return { month, terms, today, execucao }
  })
  const totals = new Totals()
  let last: Listed | undefined
  let before: OpenInvoices = new Map()
  for (;;) {
    const list = await steps.step((tx) => nextListed(tx, ahead))
    if (list.length === 0) break
    const batches = batchesOf(list, together, last?.host ?? null)
    before = await closeAll(steps, begun, batches, before, totals)
    last = list.at(-1)
  }
  const execucao = kept ? await steps.step((tx) => end(tx, begun, kept, totals)) : null
  return {
    execucao,
    contratos: totals.contratos,
    faturamentos: totals.faturamentos,
    aPagar: totals.toPay / 100,
    aReceber: totals.toReceive / 100,
    alertas: totals.alerts,
    semConta: totals.unplaced.size,
    favorecidosSemConta: totals.shownUnplaced,
    diferencas: totals.shown,
  }
}

/** What a part came to, and the invoices of its hosts: the next part may go on with one. */
interface PartDone extends Pick<Billing, 'faturamentos' | 'toPay' | 'toReceive'> {
  contratos: number
  alerts: number
  shown: readonly Difference[]
  unplaced: readonly WithoutAccount[]
  hosts: OpenInvoices
}

/**
 * Parts side by side, as many as there are lanes. Of a host that has several, each waits for the one before, whose invoices
 * of hosts are told last. Totals are added in the order of the list.
 */
async function closeAll(
  { step, aside, lanes }: Steps,
  begun: Beginning,
  batches: readonly Batch[],
  before: OpenInvoices,
  totals: Totals,
): Promise<OpenInvoices> {
  // Numbers are taken apart from what is written, lest one lane wait for the other.
  let taking: Promise<unknown> = Promise.resolve()
  const apart = (_: Tx, count: number) => {
    const taken = taking.then(() => aside((tx) => takeNumbers(tx, count)))
    taking = taken.catch(() => {})
    return taken
  }
  const numbers = lanes.includes(step) ? takeNumbers : apart
  const done: Promise<PartDone>[] = []
  let next = 0
  let failed = false
  const work = async (lane: Step) => {
    while (next < batches.length && !failed) {
      const at = next++
      const { numbers: contracts, follows } = batches[at]!
      const previous = follows ? (at === 0 ? before : done[at - 1]!.then(({ hosts }) => hosts)) : new Map()
      done[at] = (async () => {
        const hosts = await previous
        return lane((tx) => closePart(tx, { ...begun, numbers }, contracts, hosts))
      })()
      await done[at].then(
        (part) => totals.add(at, part),
        () => {
          failed = true
        },
      )
    }
  }
  await Promise.all(lanes.map(work))
  for (const part of done) await part
  totals.settle()
  return (await done.at(-1)!).hosts
}

interface Writing extends Beginning {
  numbers: (tx: Tx, count: number) => Promise<number>
}

async function closePart(
  tx: Tx,
  begun: Writing,
  numbers: readonly number[],
  before: OpenInvoices,
): Promise<PartDone> {
  const { execucao, today, terms } = begun
  const held = execucao !== undefined
  const contracts = await contractsOf(tx, numbers)
  const ordered = numbers.flatMap((numero) => {
    const contract = contracts.get(numero)
    return contract ? [[numero, contract] as const] : []
  })
  const part = new Part(begun, ordered, await ledgerOf(tx, numbers, begun.month))
  const { since, owing, contratos, alerts, shown } = part
  const ofContracts = await contractInvoices(tx, { of: owing.map(({ numero }) => numero), since, held })
  const charged = owing.filter((one) => one.charged.length > 0).map(({ contract }) => contract.concedente_id)
  const of = [...new Set(charged.filter((id) => id !== null))]
  const hosts = goOn(before, of, await hostInvoices(tx, { of, since, held }), held)
  const billing = part.bill(ofContracts, hosts)
  if (held) {
    await bill(tx, { execucao, numbers: begun.numbers, today, dueDay: terms.dueDay }, billing.entries)
    await carry(tx, part.looked, billing.pending)
  }
  const { faturamentos, toPay, toReceive, entries } = billing
  const unplaced = await withoutAccount(tx, studentsPaid(entries))
  return { contratos, alerts, shown, unplaced, faturamentos, toPay, toReceive, hosts }
}

/** Students whom something is billed to be paid. */
function studentsPaid(entries: readonly Entry[]): number[] {
  const students = entries.flatMap(({ party: { tipo, aluno_id } }) => (tipo === 'P' ? (aluno_id ?? []) : []))
  return [...new Set(students)]
}

/** Of a part's hosts, what was billed on before counts once. What was not written, only this run knows of. */
function goOn(
  before: OpenInvoices,
  hosts: readonly number[],
  read: OpenInvoices,
  written: boolean,
): OpenInvoices {
  const again = new Set(hosts.map(String))
  for (const [key, known] of before) {
    if (!again.has(key.split(' ', 1)[0]!)) continue
    if (!written) read.set(key, known)
    const used = new Set(known.filter((one) => one.used).map(({ id }) => id))
    for (const one of read.get(key) ?? []) if (used.has(one.id)) one.used = true
  }
  return read
}

/** What a run comes to. */
class Totals {
  contratos = 0
  faturamentos = 0
  toPay = 0
  toReceive = 0
  alerts = 0
  readonly shown: Difference[] = []
  /** Students without an account, by number, and the first of them. */
  readonly unplaced = new Set<number>()
  readonly shownUnplaced: WithoutAccount[] = []
  /** Of parts that are done before others that come first. */
  #told: PartDone[] = []

  add(at: number, part: PartDone): void {
    this.contratos += part.contratos
    this.alerts += part.alerts
    this.faturamentos += part.faturamentos
    this.toPay += part.toPay
    this.toReceive += part.toReceive
    this.#told[at] = part
  }

  /** Tells the first differences and students, in the order of the list. */
  settle(): void {
    for (const { shown, unplaced } of this.#told) {
      this.shown.push(...shown.slice(0, mostShown - this.shown.length))
      for (const one of unplaced) {
        if (this.unplaced.has(one.aluno)) continue
        this.unplaced.add(one.aluno)
        if (this.shownUnplaced.length < mostShown) this.shownUnplaced.push(one)
      }
    }
    this.#told = []
  }
}

/** Runs that were under way when this one, alone, begins were left by a process that ended. */
async function begin(tx: Tx, month: string, { kept }: Terms): Promise<number> {
  await sql`update execucao set situacao = 'Interrompida'
    where cliente_id = ${currentClient} and situacao = 'Em andamento'`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into execucao (cliente_id, competencia, situacao, parametros)
    values (${currentClient}, ${month}, 'Em andamento', ${JSON.stringify(kept)}) returning id`.execute(tx)
  return rows[0]!.id
}

async function end(
  tx: Tx,
  { month, terms, execucao }: Beginning,
  situacao: NonNullable<Kept>,
  { contratos, faturamentos, toPay, toReceive }: Totals,
): Promise<number> {
  const row = {
    situacao,
    contratos,
    faturamentos,
    a_pagar: amountOf(toPay),
    a_receber: amountOf(toReceive),
  }
  if (execucao !== undefined) {
    await tx
      .updateTable('execucao')
      .set(row)
      .where('cliente_id', '=', currentClient)
      .where('id', '=', execucao)
      .execute()
    return execucao
  }
  const { id } = await tx
    .insertInto('execucao')
    .values({
      cliente_id: currentClient,
      competencia: month,
      parametros: JSON.stringify(terms.kept),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
