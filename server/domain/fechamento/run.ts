import { sql } from 'kysely'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { firstTaxedMonth, isPastNewestTable } from '../../money/irrf.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { type WithoutAccount, withoutAccount } from '../conta-favorecido/without.ts'
import { takeNumbers } from '../faturamento/number.ts'
import type { Step, Steps } from '../verb.ts'
import { contractsOf } from './facts.ts'
import { contractInvoices, hostInvoices, keyOf, ledgerOf, type OpenInvoices, pendingOf } from './ledger.ts'
import {
  type Billing,
  type Difference,
  type Month,
  type MonthSum,
  mostShown,
  Part,
  type Waiting,
} from './part.ts'
import { type Terms, termsOf } from './rules.ts'
import { type Batch, batchesOf, type Listed, layOut, nextListed } from './worklist.ts'
import { bill, carry, type Entry, offset } from './write.ts'

/** Contracts per part; bounds the memory of each lane. */
const usualPart = 300
/** Contract numbers fetched ahead. */
const ahead = 20_000

export interface Closed {
  execucao: number | null
  contratos: number
  faturamentos: number
  aPagar: number
  aReceber: number
  /** Incomes above the limit at which tax should be checked. */
  alertas: number
  avisos: { mensagem: Message }[]
  /** Students to be paid without a known account: their number, and the first of them. */
  semConta: number
  favorecidosSemConta: WithoutAccount[]
  meses: MonthDifference[]
  diferencas: Difference[]
}

/** Totals of a month's differences. */
export interface MonthDifference {
  competencia: string
  /** Whether the month was closed before and is now corrected. */
  fechado: boolean
  contratos: number
  aPagar: number
  aReceber: number
}

/** What a run stores: the record of a preview, its invoices, or nothing. */
export type Kept = 'Prévia' | 'Confirmada' | undefined

interface Beginning extends Month {
  today: string
  /** Id of a run that bills; undefined in a preview. */
  execucao: number | undefined
  /** Closed months left out of this run, as `number month`. */
  excluded: ReadonlySet<string>
}

/** Options of a run besides its month. */
export interface Told {
  today: string
  kept: Kept
  /** Closed months of contracts left to a later run, as `number month`. */
  excluded?: ReadonlySet<string>
  /** Contracts per part. The result does not depend on it. */
  together?: number
}

/**
 * Runs a month: bills what each contract owes less what was billed, and the same for marked closed months. A
 * preview differs only in writing nothing. Each part is committed by itself, so an interrupted run is
 * continued by the next one, and repeating a run bills nothing.
 */
export async function close(steps: Steps, month: string, told: Told): Promise<Closed> {
  const { today, kept, excluded = new Set(), together = usualPart } = told
  const begun = await steps.step(async (tx): Promise<Beginning> => {
    const terms = await termsOf(tx)
    requireTable(terms, month)
    await layOut(tx, month)
    const execucao = kept === 'Confirmada' ? await begin(tx, month, terms) : undefined
    return { month, terms, today, execucao, excluded }
  })
  const totals = new Totals()
  let last: Listed | undefined
  let before = nothingBefore
  let list = await steps.step((tx) => nextListed(tx, ahead))
  while (list.length > 0) {
    const next = await steps.step((tx) => nextListed(tx, ahead))
    const batches = batchesOf(list, together, last?.host ?? null, next[0]?.host ?? null)
    before = await closeAll(steps, begun, batches, before, totals)
    last = list.at(-1)
    list = next
  }
  const execucao = kept ? await steps.step((tx) => end(tx, begun, kept, totals)) : null
  return {
    execucao,
    contratos: totals.contratos,
    faturamentos: totals.faturamentos,
    aPagar: totals.toPay / 100,
    aReceber: totals.toReceive / 100,
    alertas: totals.alerts,
    avisos: warnings(begun),
    semConta: totals.unplaced.size,
    favorecidosSemConta: totals.shownUnplaced,
    meses: totals.months(month),
    diferencas: totals.shown,
  }
}

/** Tax cannot be withheld for a month before the first tax table. */
export function requireTable({ rulesOf }: Terms, month: string): void {
  if (!rulesOf(month).withholds || month >= firstTaxedMonth) return
  throw new Refusal('REGISTRO_INVALIDO', {}, [
    wrongField(
      'competencia',
      'CAMPO_INVALIDO',
      said('fechamento.instituicaoRetemImpostoRendaNao', { mes: firstTaxedMonth }),
    ),
  ])
}

/** Warnings to show before the month is confirmed. */
function warnings({ month, today, terms }: Beginning): { mensagem: Message }[] {
  const texts = []
  if (month === today.slice(0, 7)) texts.push(said('fechamento.mesAindaNaoTerminouMudar'))
  if (terms.rulesOf(month).withholds && isPastNewestTable(month))
    texts.push(said('fechamento.naoHaTabelaImpostoRenda', { mes: month.slice(0, 4) }))
  return texts.map((mensagem) => ({ mensagem }))
}

/** State from the previous part: host invoices it wrote to, and corrections held back for its last host. */
interface Before {
  hosts: OpenInvoices
  waiting: readonly Waiting[]
}

const nothingBefore: Before = { hosts: new Map(), waiting: [] }

/** Result of a part, and the state for the next one. */
interface PartDone extends Pick<Billing, 'faturamentos' | 'toPay' | 'toReceive'>, Before {
  contratos: number
  alerts: number
  shown: readonly Difference[]
  sums: ReadonlyMap<string, MonthSum>
  unplaced: readonly WithoutAccount[]
}

/**
 * Runs parts concurrently, one per lane. A part that continues the previous part's last host waits for it.
 * Listed details keep the order of the list.
 */
async function closeAll(
  { step, aside, lanes }: Steps,
  begun: Beginning,
  batches: readonly Batch[],
  before: Before,
  totals: Totals,
): Promise<Before> {
  // Invoice numbers are reserved in separate transactions, so that lanes do not wait for each other's row
  // lock.
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
      const batch = batches[at]!
      const previous = batch.follows ? (at === 0 ? before : done[at - 1]!) : nothingBefore
      done[at] = (async () => {
        const known = await previous
        return lane((tx) => closePart(tx, { ...begun, numbers }, batch, known))
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
  return done.at(-1)!
}

interface Writing extends Beginning {
  numbers: (tx: Tx, count: number) => Promise<number>
}

async function closePart(
  tx: Tx,
  begun: Writing,
  { numbers, unfinished }: Batch,
  before: Before,
): Promise<PartDone> {
  const { execucao, today, month, terms } = begun
  const held = execucao !== undefined
  const { work, pending, ledger } = await worksOf(tx, begun, numbers)
  const part = new Part(begun, work, ledger)
  const { owing, contratos, alerts, shown, sums } = part
  const since = [part.since, ...before.waiting.map((one) => one.month)].sort()[0]!
  const ofContracts = await contractInvoices(tx, { of: owing.map(({ numero }) => numero), since, held })
  const charged = [...owing.filter((one) => one.charged.length > 0), ...before.waiting]
  const of = [...new Set(charged.flatMap(({ contract }) => contract.concedente_id ?? []))]
  const hosts = goOn(before.hosts, of, await hostInvoices(tx, { of, since, held }), held)
  const billing = part.bill(ofContracts, hosts, before.waiting, unfinished)
  const { waiting } = billing
  if (held) {
    const run = { execucao, numbers: begun.numbers, month, today, dueDayOf: terms.dueDayOf }
    await bill(tx, run, billing.entries)
    await offset(tx, run, billing.offset)
    // Corrections held back are marked too, in case the next part is never reached.
    const later = [...billing.pending, ...waiting.map(({ numero, month }) => ({ numero, month }))]
    await carry(tx, [...pending, ...(await pendingWaiting(tx, before.waiting, month))], later)
  }
  const { faturamentos, toPay, toReceive, entries } = billing
  const unplaced = await withoutAccount(tx, studentsPaid(entries))
  return { contratos, alerts, shown, sums, unplaced, faturamentos, toPay, toReceive, hosts, waiting }
}

/** Contracts of a part with their months to calculate and their earlier billing. */
export async function worksOf(
  tx: Tx,
  { month, excluded }: Pick<Beginning, 'month' | 'excluded'>,
  numbers: readonly number[],
) {
  const marked = await pendingOf(tx, numbers, month)
  const pending = marked.filter(({ numero, competencia }) => !excluded.has(keyOf(numero, competencia)))
  const contracts = await contractsOf(tx, numbers)
  const again = Map.groupBy(pending, ({ numero }) => numero)
  const work = numbers.flatMap((numero) => {
    const contract = contracts.get(numero)
    const months = (again.get(numero) ?? []).map(({ competencia }) => competencia)
    return contract ? [{ numero, contract, months: [...new Set([...months, month])] }] : []
  })
  const ledger = await ledgerOf(tx, numbers, [...new Set(work.flatMap(({ months }) => months))])
  return { work, pending, ledger }
}

/** Marks of earlier parts for corrections that are billed now. */
const pendingWaiting = async (tx: Tx, waiting: readonly Waiting[], month: string) => {
  if (waiting.length === 0) return []
  const placed = new Set(waiting.map((one) => keyOf(one.numero, one.month)))
  const marked = await pendingOf(tx, [...new Set(waiting.map(({ numero }) => numero))], month)
  return marked.filter(({ numero, competencia }) => placed.has(keyOf(numero, competencia)))
}

/** Students with a payable in these entries. */
function studentsPaid(entries: readonly Entry[]): number[] {
  const students = entries.flatMap(({ party: { tipo, aluno_id } }) => (tipo === 'P' ? (aluno_id ?? []) : []))
  return [...new Set(students)]
}

/**
 * Marks invoices that the previous part already counted. In a preview nothing was written, so its invoices
 * are taken from memory.
 */
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

class Totals {
  contratos = 0
  faturamentos = 0
  toPay = 0
  toReceive = 0
  alerts = 0
  readonly shown: Difference[] = []
  readonly #sums = new Map<string, MonthSum>()
  /** Students without an account by id, and the first of them. */
  readonly unplaced = new Set<number>()
  readonly shownUnplaced: WithoutAccount[] = []
  /** Parts by position; they may finish out of order. */
  #told: PartDone[] = []

  add(at: number, part: PartDone): void {
    this.contratos += part.contratos
    this.alerts += part.alerts
    this.faturamentos += part.faturamentos
    this.toPay += part.toPay
    this.toReceive += part.toReceive
    this.#told[at] = part
    for (const [month, { contratos, toPay, toReceive }] of part.sums) {
      const sum = this.#sums.getOrInsertComputed(month, () => ({ contratos: 0, toPay: 0, toReceive: 0 }))
      sum.contratos += contratos
      sum.toPay += toPay
      sum.toReceive += toReceive
    }
  }

  months(run: string): MonthDifference[] {
    return [...this.#sums]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([competencia, { contratos, toPay, toReceive }]) => ({
        competencia,
        fechado: competencia < run,
        contratos,
        aPagar: toPay / 100,
        aReceber: toReceive / 100,
      }))
  }

  /** Collects the first differences and students in the order of the list. */
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

/** Only one run is active at a time, so runs still marked as active belong to a process that ended. */
async function begin(tx: Tx, month: string, { settingsOf }: Terms): Promise<number> {
  await sql`update execucao set situacao = 'Interrompida'
    where cliente_id = ${currentClient} and situacao = 'Em andamento'`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into execucao (cliente_id, competencia, situacao, parametros)
    values (${currentClient}, ${month}, 'Em andamento', ${JSON.stringify(settingsOf(month))}) returning id`.execute(
    tx,
  )
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
      parametros: JSON.stringify(terms.settingsOf(month)),
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
