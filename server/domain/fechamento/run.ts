import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { type PixText, pixTextOf } from '../faturamento/pix.ts'
import type { Step } from '../verb.ts'
import { contractsOf } from './facts.ts'
import { contractInvoices, hostInvoices, ledgerOf, type OpenInvoices } from './ledger.ts'
import { type Billing, type Difference, type Month, mostShown, Part } from './part.ts'
import { type Terms, termsOf } from './rules.ts'
import { layOut, nextNumbers } from './worklist.ts'
import { bill, carry } from './write.ts'

/** Contracts that are looked at together: so many are held in memory, however many there are. */
const together = 500

export interface Closed {
  execucao: number | null
  contratos: number
  faturamentos: number
  aPagar: number
  aReceber: number
  /** Incomes that somebody should look at for their tax. */
  alertas: number
  diferencas: Difference[]
}

/** What is kept of a run: that somebody looked, what it billed, or nothing. */
export type Kept = 'Prévia' | 'Confirmada' | undefined

interface Beginning extends Month {
  terms: Terms
  pix: PixText
  today: string
  /** The number of a run that bills. */
  execucao: number | undefined
}

/**
 * The run of a month: what each contract comes to, less what was billed of it. A preview and the confirmation are the same,
 * but for what is written. Each part is kept when it is done: whatever ends a run in the middle, the next one goes on from
 * there, and the same run again finds nothing to bill.
 */
export async function close(step: Step, month: string, today: string, kept: Kept): Promise<Closed> {
  const begun = await step(async (tx): Promise<Beginning> => {
    const terms = await termsOf(tx)
    await layOut(tx, month)
    const execucao = kept === 'Confirmada' ? await begin(tx, month, terms) : undefined
    return { month, terms, pix: await pixTextOf(tx), today, execucao }
  })
  const totals = new Totals()
  let numbers = await step((tx) => nextNumbers(tx, together))
  while (numbers.length > 0) {
    const some = numbers
    const done = await step((tx) => closePart(tx, begun, some, totals))
    totals.add(done)
    numbers = await step((tx) => nextNumbers(tx, together))
  }
  const execucao = kept ? await step((tx) => end(tx, begun, kept, totals)) : null
  return {
    execucao,
    contratos: totals.contratos,
    faturamentos: totals.faturamentos,
    aPagar: totals.toPay / 100,
    aReceber: totals.toReceive / 100,
    alertas: totals.alerts,
    diferencas: totals.shown,
  }
}

interface PartDone {
  part: Part
  billing: Billing
  hosts: OpenInvoices
}

async function closePart(
  tx: Tx,
  begun: Beginning,
  numbers: readonly number[],
  totals: Totals,
): Promise<PartDone> {
  const { execucao, pix, today, terms } = begun
  const held = execucao !== undefined
  const contracts = await contractsOf(tx, numbers)
  const ordered = numbers.flatMap((numero) => {
    const contract = contracts.get(numero)
    return contract ? [[numero, contract] as const] : []
  })
  const part = new Part(begun, ordered, await ledgerOf(tx, numbers, begun.month))
  const { since, owing } = part
  const ofContracts = await contractInvoices(tx, { of: owing.map(({ numero }) => numero), since, held })
  const charged = owing.filter((one) => one.charged.length > 0).map(({ contract }) => contract.concedente_id)
  const of = [...new Set(charged.filter((id) => id !== null))]
  const hosts = totals.goOn(of, await hostInvoices(tx, { of, since, held }), held)
  const billing = part.bill(ofContracts, hosts)
  if (held) {
    await bill(tx, { execucao, today, dueDay: terms.dueDay, pix }, billing.entries)
    await carry(tx, part.looked, billing.pending)
  }
  return { part, billing, hosts }
}

/** What a run comes to. */
class Totals {
  contratos = 0
  faturamentos = 0
  toPay = 0
  toReceive = 0
  alerts = 0
  readonly shown: Difference[] = []
  /** The invoices of the last part's hosts: the next part may go on with one. */
  #hosts: OpenInvoices = new Map()

  add({ part, billing, hosts }: PartDone): void {
    this.contratos += part.contratos
    this.alerts += part.alerts
    this.faturamentos += billing.faturamentos
    this.toPay += billing.toPay
    this.toReceive += billing.toReceive
    this.shown.push(...part.shown.slice(0, mostShown - this.shown.length))
    this.#hosts = hosts
  }

  /** Of a part's hosts, what was billed on before counts once. What was not written, only this run knows of. */
  goOn(hosts: readonly number[], read: OpenInvoices, written: boolean): OpenInvoices {
    const again = new Set(hosts.map(String))
    for (const [key, before] of this.#hosts) {
      if (!again.has(key.split(' ', 1)[0]!)) continue
      if (!written) read.set(key, before)
      const used = new Set(before.filter((one) => one.used).map(({ id }) => id))
      for (const one of read.get(key) ?? []) if (used.has(one.id)) one.used = true
    }
    return read
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
