import { sql } from 'kysely'
import { type explicaValor, linesAPage } from '../../../catalogue/management/faturamento/explica-valor.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { type calculations, stepSources } from '../../../catalogue/texts/calculations.ts'
import type { ToldOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { compared } from '../../money/difference.ts'
import { calculated, isCharge } from '../../money/lines.ts'
import { type Step, Working } from '../../money/steps.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { amountOf, centsOf } from '../../values/cents.ts'
import { netOf } from '../faturamento/amounts.ts'
import { requireBegun, requireMonth } from '../month.ts'
import type { Verb } from '../verb.ts'
import { contractsOf } from './facts.ts'
import { keyOf, ledgerOf } from './ledger.ts'
import { termsOf } from './rules.ts'
import { requireTable } from './run.ts'
import type { Calculation } from './write.ts'

type Explained = Omit<ToldOf<(typeof explicaValor)['output']>, 'simulado'>
type Line = Explained['linhas'][number]
type Told = Line['passos'][number]

/**
 * Explains the lines of an invoice from what was stored with them, or what a contract is due for a month from
 * today's data.
 */
export const explica: Verb<typeof explicaValor> = async (tx, { actor, today }, input) => {
  const { faturamento, contrato, competencia } = input
  if (faturamento) return ofInvoice(tx, faturamento, input.item ?? undefined, input.pagina ?? 1)
  if (contrato && competencia && !partyOf(actor)) {
    requireMonth(competencia)
    requireBegun(competencia, today)
    return ofMonth(tx, contrato, competencia)
  }
  const mensagem = said('faturamento.informeOQueExplicar')
  throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('faturamento', 'CAMPO_OBRIGATORIO', mensagem)])
}

interface Invoice {
  numero: string
  externo: boolean
  recupera: boolean
  cancelado: boolean
  itens: number
  valor: string
  desconto: string
  juros: string
  multa: string
  liquido: string
  quitado: string
}

interface Item {
  sequencia: number
  tipo: string
  descricao: string
  competencia: string | null
  quantidade: string
  valor_unitario: string
  valor: string
  execucao_id: number | null
  momento: string | null
  calculo: Calculation | { reverte: number } | null
  /** From a closing, and not issued by a person. */
  linha: string | null
  anterior: number | null
  contrato: number | null
  contrato_id: number | null
  aluno_id: number | null
  aluno: string | null
}

async function ofInvoice(tx: Tx, id: number, item: number | undefined, page: number): Promise<Explained> {
  const { rows: invoices } = await sql<Invoice>`
    select coalesce(f.numero, f.numero_externo) as numero, f.origem = 'Externa' as externo,
           f.tipo = 'R' and f.aluno_id is not null as recupera,
           faturamento_cancelado(f.cancelamento, f.situacao_externa) as cancelado,
           f.valor::text, coalesce(f.desconto, 0)::text as desconto, coalesce(f.juros, 0)::text as juros,
           coalesce(f.multa, 0)::text as multa, ${sql.raw(netOf('f'))}::text as liquido, f.quitado::text,
           (select count(*)::integer from faturamento_item i where i.cliente_id = f.cliente_id and i.faturamento_id = f.id
               and (${item ?? null}::integer is null or i.sequencia = ${item ?? null})) as itens
      from faturamento f where f.cliente_id = ${currentClient} and f.id = ${id}`.execute(tx)
  const invoice = invoices[0]!
  const { rows } = await sql<Item>`
    select i.sequencia, i.tipo, i.descricao, i.competencia, i.quantidade::text, i.valor_unitario::text, i.valor::text,
           i.execucao_id, momento_do_cliente(e.cliente_id, e.inclusao) as momento, i.calculo, i.linha,
           k.numero as contrato, k.id as contrato_id, a.id as aluno_id, a.nome as aluno,
           (select x.faturamento_id from faturamento_item x
             where x.cliente_id = i.cliente_id and x.contrato_numero = i.contrato_numero and x.competencia = i.competencia
               and x.linha = i.linha and x.ordem < i.ordem order by x.ordem desc limit 1) as anterior
      from faturamento_item i
      left join execucao e on e.cliente_id = i.cliente_id and e.id = i.execucao_id
      left join contrato k on k.cliente_id = i.cliente_id and k.id = i.contrato_id
      left join aluno a on a.cliente_id = k.cliente_id and a.id = k.aluno_id
     where i.cliente_id = ${currentClient} and i.faturamento_id = ${id}
       and (${item ?? null}::integer is null or i.sequencia = ${item ?? null})
     order by i.contrato_numero nulls first, i.sequencia
     limit ${linesAPage} offset ${(page - 1) * linesAPage}`.execute(tx)
  return {
    faturamento: id,
    numero: invoice.numero,
    pagina: page,
    paginas: Math.ceil(invoice.itens / linesAPage),
    total: totalOf(invoice, item !== undefined),
    alunos: await studentsOf(tx, id, rows),
    linhas: rows.map((one) => lineOf(one, invoice)),
  }
}

/** Sums over the whole invoice of the students on a page. */
async function studentsOf(tx: Tx, id: number, items: readonly Item[]): Promise<Explained['alunos']> {
  const students = [...new Set(items.flatMap(({ aluno_id }) => aluno_id ?? []))]
  if (students.length === 0) return []
  const { rows } = await sql<{ aluno: number; nome: string; linhas: number; valor: string }>`
    select a.id as aluno, a.nome, count(*)::integer as linhas, sum(i.valor)::text as valor
      from faturamento_item i
      join contrato k on k.cliente_id = i.cliente_id and k.id = i.contrato_id
      join aluno a on a.cliente_id = k.cliente_id and a.id = k.aluno_id
     where i.cliente_id = ${currentClient} and i.faturamento_id = ${id} and a.id = any(${students}::bigint[])
     group by a.id, a.nome order by a.nome, a.id`.execute(tx)
  return rows.map((one) => ({ ...one, valor: Number(one.valor) }))
}

function totalOf({ externo, cancelado, itens, valor, ...sums }: Invoice, one: boolean): Told[] {
  // The answer about one item does not have the others that the sum names.
  if (one) return []
  const { desconto, juros, multa, liquido, quitado } = sums
  const working = new Working()
  if (externo && itens === 0) working.amount('brutoExterno', {}, centsOf(valor))
  else working.amount('somaItens', { itens }, centsOf(valor))
  working.amount('liquido', { bruto: valor, desconto, juros, multa }, centsOf(liquido))
  if (!cancelado) working.amount('saldo', { liquido, quitado }, centsOf(liquido) - centsOf(quitado))
  return working.steps.map((step) => told(step))
}

function lineOf(item: Item, invoice: Invoice): Line {
  const { sequencia, tipo, descricao, competencia, valor, execucao_id, momento, calculo, linha, anterior } =
    item
  return {
    item: sequencia,
    tipo,
    descricao,
    competencia: competencia ?? '',
    contrato: item.contrato,
    contratoIdentificador: item.contrato_id,
    aluno: item.aluno_id,
    nome: item.aluno ?? '',
    valor: Number(valor),
    execucao: execucao_id,
    calculo: momento ?? '',
    aviso: linha !== null && calculo === null ? said('faturamento.calculoAnterior') : '',
    passos: stepsOf(item, invoice).map((step) => told(step, step.contrato ?? item.contrato_id, anterior)),
  }
}

function stepsOf({ calculo, linha, quantidade, valor_unitario, valor }: Item, { recupera }: Invoice): Step[] {
  const cents = centsOf(valor)
  const working = new Working()
  if (calculo && 'reverte' in calculo) {
    working.amount('reversao', { item: calculo.reverte, valor: amountOf(-cents) }, cents)
    return working.steps
  }
  if (calculo) {
    // A recovery is billed to the student, so its sign was changed.
    const amount = recupera ? -cents : cents
    const steps = [...calculo.passos, ...afterwards(calculo, amount)]
    if (recupera) working.amount('devolucao', { valor: amountOf(amount) }, cents)
    return [...steps, ...working.steps]
  }
  if (linha !== null) return []
  const [unit, times] = [centsOf(valor_unitario), centsOf(quantidade)]
  working.share('item', { quantidade, valor: valor_unitario }, [unit, times, 100])
  return working.steps
}

/** From what is due to the part that one item bills. */
function afterwards({ devido, faturado }: Pick<Calculation, 'devido' | 'faturado'>, amount: number): Step[] {
  const working = new Working()
  const difference = centsOf(devido) - centsOf(faturado)
  if (centsOf(faturado) !== 0) working.amount('diferenca', { devido, faturado }, difference)
  if (difference !== amount) {
    working.amount('parte', { diferenca: amountOf(difference), parte: amountOf(amount) }, amount)
  }
  return working.steps
}

/** What a closing of the month would bill for a contract now. */
async function ofMonth(tx: Tx, id: number, month: string): Promise<Explained> {
  const { rows } = await sql<{ numero: number }>`
    select numero from contrato where cliente_id = ${currentClient} and id = ${id} and numero is not null`.execute(
    tx,
  )
  const numero = rows[0]?.numero
  const contract = numero === undefined ? undefined : (await contractsOf(tx, [numero])).get(numero)
  const none = { faturamento: null, numero: '', pagina: 1, paginas: 1, total: [], alunos: [] }
  if (numero === undefined || !contract) return { ...none, linhas: [] }
  const terms = await termsOf(tx)
  requireTable(terms, month)
  const { billed, told: attended } = await ledgerOf(tx, [numero], [month])
  const wanted = calculated(contract.facts(month, attended.get(keyOf(numero, month))), terms.rulesOf(month))
  const before = [...(billed.get(numero)?.get(month) ?? [])]
  const due = compared(
    month,
    wanted.filter(({ name }) => contract.concedente_id !== null || !isCharge(name)),
    new Map(before.map(([name, { amount }]) => [name, amount])),
  )
  const sequence = contract.sequenceIn(month)
  const linhas = due
    .filter((one) => one.due !== 0 || one.billed !== 0)
    .map(({ line, amount, due: devido, billed: faturado }, at): Line => {
      const amounts = { devido: amountOf(devido), faturado: amountOf(faturado) }
      return {
        item: at + 1,
        tipo: line.kind,
        descricao: line.text,
        competencia: month,
        contrato: numero,
        contratoIdentificador: sequence,
        aluno: contract.aluno_id,
        nome: contract.aluno_nome,
        valor: amount / 100,
        execucao: null,
        calculo: '',
        aviso: '',
        passos: [...line.steps, ...afterwards(amounts, amount)].map((step) =>
          told(step, step.contrato ?? sequence),
        ),
      }
    })
  return { ...none, linhas }
}

/** A step with its sentence and its source. */
function told(
  { codigo, operandos, resultado }: Step,
  contrato: number | null = null,
  anterior: number | null = null,
): Told {
  const { origem, entidade } = stepSources[codigo]
  const registro = entidade === 'contrato' ? contrato : entidade === 'faturamento' ? anterior : null
  return {
    codigo,
    texto: sentenceOf(codigo, operandos, resultado),
    operandos: operandos.map(([nome, valor]) => ({ nome, valor })),
    resultado,
    origem,
    entidade: registro !== null || entidade === 'ajuste' ? entidade! : '',
    registro,
  }
}

function sentenceOf(
  codigo: keyof typeof calculations,
  operands: Step['operandos'],
  resultado: string,
): Message {
  const valores: Record<string, string> = { resultado: shown(resultado) }
  for (const [name, value] of operands) {
    valores[name] = name in valores ? `${valores[name]} + ${shown(value)}` : shown(value)
  }
  return { codigo: `calculo.${codigo}`, valores }
}

/** A date or an amount as people write it. */
function shown(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value.split('-').toReversed().join('/')
  const [whole, decimals] = value.split('.')
  return decimals === undefined ? value : `${whole!.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`
}
