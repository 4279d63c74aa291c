import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { monthAfter, monthOf } from '../../money/days.ts'
import type { Owed } from '../../money/difference.ts'
import type { Step } from '../../money/steps.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf } from '../../values/cents.ts'
import { tellHistory } from '../contrato/history.ts'
import { recovered } from '../contrato/instalments.ts'
import { faturamentos } from '../faturamento/guards.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import type { Pending, Target } from './ledger.ts'

/** Debtor or creditor of an invoice. */
export interface Party {
  tipo: 'R' | 'P'
  pessoa_id: number | null
  aluno_id: number | null
  contrato_id: number | null
  unidade_id: number | null
  documento: string
  nome: string
}

/** An amount assigned to an invoice. */
export interface Entry {
  target: Target
  party: Party
  numero: number
  contrato_id: number
  owed: Owed
  amount: number
  ordem: number
}

interface Run {
  execucao: number
  /** Reserves `count` invoice numbers and returns the first. */
  numbers: (tx: Tx, count: number) => Promise<number>
  month: string
  today: string
  dueDayOf: (month: string) => number
}

/** Writes the invoices of a part: changed ones, new ones, and all their items. */
export async function bill(tx: Tx, run: Run, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const targets = [...new Map(entries.map((one) => [one.target, one.party]))]
  const { true: made = [], false: before = [] } = Object.groupBy(targets, ([{ id }]) =>
    id === undefined ? 'true' : 'false',
  )
  await changeInvoices(tx, before)
  const invoices = await newInvoices(tx, run, made)
  const instalments = await recover(tx, recoveriesOf(invoices, entries))
  await writeInvoices(tx, invoices, run.execucao, entries, instalments)
}

async function changeInvoices(tx: Tx, before: readonly [Target, Party][]): Promise<void> {
  if (before.length === 0) return
  const changed = before.map(([{ id, amount }]) => ({ id, valor: amountOf(amount) }))
  await sql`
    update faturamento f set valor = k.valor, atualizacao = greatest(now(), f.inclusao)
      from json_to_recordset(${JSON.stringify(changed)}) k(id bigint, valor numeric)
     where f.cliente_id = ${currentClient} and f.id = k.id`.execute(tx)
}

/** A new invoice and its row. */
interface Made {
  target: Target
  row: Party & { numero: string; competencia: string; vencimento: string; valor: string }
}

async function newInvoices(
  tx: Tx,
  { numbers, today, dueDayOf }: Run,
  made: readonly [Target, Party][],
): Promise<Made[]> {
  if (made.length === 0) return []
  const first = await numbers(tx, made.length)
  return made.map(([target, party], at) => {
    const { month, amount } = target
    const numero = String(first + at).padStart(6, '0')
    const due = `${monthAfter(month)}-${String(dueDayOf(month)).padStart(2, '0')}`
    target.numero = numero
    const row = {
      ...party,
      numero,
      competencia: month,
      emissao: today,
      vencimento: due < today ? today : due,
      valor: amountOf(amount),
    }
    return { target, row }
  })
}

/** Whether the item recovers a scholarship from a student. */
const givesBack = ({ party, owed }: Entry): boolean =>
  party.tipo === 'R' && party.aluno_id !== null && owed.line.kind === 'Bolsa'

/** Scholarship of one sequence to be recovered, with its due date. */
interface Recovery {
  contrato_id: number
  data: string
  valor: number
}

/** Recoveries in new invoices to students; a run creates at most one per contract. */
function recoveriesOf(made: readonly Made[], entries: readonly Entry[]): Recovery[] {
  const due = new Map(made.map(({ target, row }) => [target, row.vencimento]))
  const back = entries.filter((one) => givesBack(one) && due.has(one.target))
  return [...Map.groupBy(back, ({ contrato_id }) => contrato_id)].map(([contrato_id, some]) => ({
    contrato_id,
    data: due.get(some[0]!.target)!,
    valor: some.reduce((sum, { amount }) => sum - amount, 0),
  }))
}

/** Writes recovery instalments and the contracts' history. Returns the instalment by contract. */
async function recover(tx: Tx, recoveries: readonly Recovery[]): Promise<Map<number, number>> {
  if (recoveries.length === 0) return new Map()
  const rows = recoveries.map((one) => ({ ...one, valor: amountOf(one.valor) }))
  const { rows: made } = await sql<{ contrato_id: number; parcela: number }>`
    insert into parcela (cliente_id, contrato_id, parcela, data, valor_bolsa, tipo_taxa)
    select ${currentClient}, k.contrato_id, 1 + coalesce((select max(x.parcela) from parcela x
             where x.cliente_id = ${currentClient} and x.contrato_id = k.contrato_id), 0), k.data, k.valor, ${recovered}
      from json_to_recordset(${JSON.stringify(rows)}) k(contrato_id bigint, data date, valor numeric)
    returning contrato_id, parcela`.execute(tx)
  await tellHistory(
    tx,
    rows.map(({ contrato_id, data, valor }) => ({
      id: contrato_id,
      sentence: said('motivo.bolsaPagaAMais', {
        valor: valor.replace('.', ','),
        data: data.split('-').toReversed().join('/'),
      }),
    })),
  )
  return new Map(made.map(({ contrato_id, parcela }) => [contrato_id, parcela]))
}

/**
 * Writes new invoices and all items in one statement: the database checks after it that each invoice is the
 * sum of its items.
 */
async function writeInvoices(
  tx: Tx,
  made: readonly Made[],
  execucao: number,
  entries: readonly Entry[],
  instalments: ReadonlyMap<number, number>,
): Promise<void> {
  const places = new Map(made.map(({ target }, at) => [target, at + 1]))
  // Items refer to an existing invoice by id and to a new one by its position.
  const items = entries.map((one) => ({
    ...itemOf(one),
    calculo: calculationOf(one),
    ...(givesBack(one) && { parcela: instalments.get(one.contrato_id) }),
    ...(one.target.id === undefined ? { novo: places.get(one.target) } : { faturamento_id: one.target.id }),
  }))
  const { rows: ids } = await sql<{ id: number; numero: string }>`
    with feito as (
      insert into faturamento (cliente_id, origem, execucao_id, tipo, numero, pessoa_id, aluno_id, contrato_id, unidade_id,
                               documento, nome, competencia, emissao, vencimento, valor)
      select ${currentClient}, 'Interna', ${execucao}, k.tipo, k.numero, k.pessoa_id, k.aluno_id, k.contrato_id, k.unidade_id,
             k.documento, k.nome, k.competencia, k.emissao, k.vencimento, k.valor
        from json_populate_recordset(null::faturamento, ${JSON.stringify(made.map(({ row }) => row))}) k
      returning id, numero),
    feitos as (select array_agg(id order by length(numero), numero) as ids from feito),
    itens as (
      insert into faturamento_item (cliente_id, faturamento_id, sequencia, contrato_id, parcela, tipo, descricao, quantidade,
                                    valor_unitario, valor, contrato_numero, competencia, linha, ordem, execucao_id, calculo)
      select ${currentClient}, coalesce(k.faturamento_id, (select ids from feitos)[k.novo]), k.sequencia, k.contrato_id,
             coalesce(k.parcela, p.parcela), k.tipo,
             left(k.descricao, 200), k.quantidade, k.valor_unitario, k.valor, k.contrato_numero, k.competencia, k.linha, k.ordem, ${execucao}::bigint, k.calculo
        from json_to_recordset(${JSON.stringify(items)}) k(faturamento_id bigint, novo integer,
               sequencia integer, contrato_id bigint, tipo text, descricao text, quantidade numeric, valor_unitario numeric,
               valor numeric, contrato_numero bigint, competencia text, linha text, ordem integer, parcela integer,
               parcela_de bigint, first date, last date, calculo json)
        left join parcela p on p.cliente_id = ${currentClient} and p.contrato_id = k.parcela_de and p.tipo_taxa = 'A pagar'
             and p.data between k.first and k.last)
    select id, numero from feito`.execute(tx)
  const byNumber = new Map(ids.map(({ id, numero }) => [numero, id]))
  for (const { target } of made) target.id = byNumber.get(target.numero!)!
}

/**
 * Records lines that add up to zero as offset. An existing invoice that comes to zero is cancelled and its
 * lines are offset too.
 */
export async function offset(tx: Tx, run: Run, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const emptied = [...new Set(entries.flatMap(({ target }) => target.id ?? []))]
  const lines = entries.map((one) => {
    const { contrato_id, contrato_numero, competencia, linha, parcela_de, first, last } = itemOf(one)
    return {
      contrato_id,
      contrato_numero,
      competencia,
      linha,
      valor: amountOf(one.amount),
      parcela_de,
      first,
      last,
    }
  })
  await sql`
    with linhas as (
      select i.contrato_id, i.contrato_numero, i.competencia, i.linha, i.parcela,
             case when (i.linha in ('taxa', 'seguro')) = (f.tipo = 'R') then i.valor else -i.valor end as valor
        from faturamento_item i join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
       where i.cliente_id = ${currentClient} and i.faturamento_id = any(${emptied}::bigint[])
      union all
      select k.contrato_id, k.contrato_numero, k.competencia, k.linha, p.parcela, k.valor
        from json_to_recordset(${JSON.stringify(lines)}) k(contrato_id bigint, contrato_numero bigint, competencia text,
               linha text, valor numeric, parcela_de bigint, first date, last date)
        left join parcela p on p.cliente_id = ${currentClient} and p.contrato_id = k.parcela_de and p.tipo_taxa = 'A pagar'
             and p.data between k.first and k.last),
    feita as (
      insert into compensacao (cliente_id, execucao_id, contrato_id, contrato_numero, competencia, linha, parcela, valor)
      select ${currentClient}, ${run.execucao}, contrato_id, contrato_numero, competencia, linha, max(parcela), sum(valor)
        from linhas group by contrato_id, contrato_numero, competencia, linha having sum(valor) <> 0
      returning contrato_id, parcela)
    update parcela p set pagamento = ${run.today}
      from feita f
     where p.cliente_id = ${currentClient} and p.contrato_id = f.contrato_id and p.parcela = f.parcela
       and p.pagamento is null`.execute(tx)
  if (emptied.length === 0) return
  const motivo = said('motivo.zeradoPelosAjustesFechamento', { mes: run.month })
  const wanted = emptied.map((id) => ({ id, motivo, values: { cancelamento: run.today } }))
  await move(tx, faturamentos, 'cancelar', wanted, platform(run.today))
}

/** How the amount of an item came about, kept as it was when the item was written. */
export interface Calculation {
  passos: readonly Step[]
  devido: string
  faturado: string
}

const calculationOf = ({ owed: { line, due, billed } }: Entry): Calculation => ({
  passos: line.steps,
  devido: amountOf(due),
  faturado: amountOf(billed),
})

/** A first billing refers to its instalment; a correction is labelled as one. */
function itemOf({ target, party, numero, contrato_id, owed, amount, ordem }: Entry) {
  const { month, line, correction } = owed
  const plain = !correction && amount === owed.amount
  // A recovery is billed to the student, so the credit changes its sign.
  const billed = party.tipo === 'R' && party.aluno_id !== null ? -amount : amount
  return {
    sequencia: ++target.sequence,
    contrato_id,
    tipo: line.kind,
    descricao: correction || target.month !== month ? `Ajuste ${month}: ${line.text}` : line.text,
    quantidade: amountOf(plain ? line.quantity : 100),
    valor_unitario: amountOf(plain ? line.unit : billed),
    valor: amountOf(billed),
    contrato_numero: numero,
    competencia: month,
    linha: line.name,
    ordem,
    // A month's scholarship is the instalment due in the following month.
    ...(plain &&
      line.name.startsWith('bolsa:') && { parcela_de: contrato_id, ...monthOf(monthAfter(month)) }),
  }
}

/**
 * Removes marks that were processed, unless the month was marked again meanwhile, and adds marks for a later
 * run.
 */
export async function carry(
  tx: Tx,
  settled: readonly Pending[],
  pending: readonly { numero: number; month: string }[],
): Promise<void> {
  if (settled.length > 0) {
    await sql`delete from fechamento_pendente f
      using json_to_recordset(${JSON.stringify(settled)}) k(numero bigint, competencia text, marcado timestamptz)
      where f.cliente_id = ${currentClient} and f.contrato_numero = k.numero and f.competencia = k.competencia
        and f.marcado = k.marcado`.execute(tx)
  }
  if (pending.length > 0) {
    await sql`insert into fechamento_pendente (cliente_id, contrato_numero, competencia)
      select distinct ${currentClient}, numero, month from json_to_recordset(${JSON.stringify(pending)}) k(numero bigint, month text)
      on conflict do nothing`.execute(tx)
  }
}
