import { sql } from 'kysely'
import { orcamentoMachine } from '../../../../catalogue/machines/orcamento.ts'
import { said } from '../../../../catalogue/message.ts'
import type { Tx } from '../../../store/database.ts'
import { currentClient } from '../../../store/expressions.ts'
import { spent } from '../../contract-states.ts'
import { endOf, isAbout, startOf } from '../../orcamento/reach.ts'
import { instalment, instalmentPlan } from '../instalment-plan.ts'
import { type Contrato, type ContratoGuard, isInternship } from '../seen.ts'

/** An approved budget, with the amount committed to issued contracts. */
interface Budget {
  id: number
  previsto: string
  comprometido: string
}

/** The fraction `parte` / `todo` of the scholarship that an instalment takes of a budget. */
interface Share {
  contrato: number
  orcamento: number
  parte: string
  todo: number
}

/**
 * Monitoring contracts that count: those with an issued term, and those being judged. A sequence counts until
 * the day before the next one.
 */
const monitors = (ids: readonly number[]) => sql`
  select c.*, least(c.encerramento, c.rescisao,
           lead(c.inicio) over (partition by c.numero order by c.sequencia) - 1) as fim
    from contrato c
   where c.cliente_id = ${currentClient} and c.modalidade = 'monitoria' and c.bolsa_valor > 0
     and (c.situacao = any(${spent}) or c.id = any(${ids}::bigint[]))`

const [start, end] = [sql.raw(startOf('o')), sql.raw(endOf('o'))]

/** Instalments of monitors that fall into approved budgets. */
const taking = sql`(select * from orcamento where cliente_id = ${currentClient} and tipo = 'Monitoria'
    and situacao = ${orcamentoMachine.moves.aprovar.to}) o
  join monitor c on ${sql.raw(isAbout('o', 'c'))} and c.inicio < ${end} and c.fim >= ${start} - 31
 cross join lateral (${instalmentPlan(sql`c.fim`)}) m
 where m.data >= ${start} and m.data < ${end}`

/** Payments to monitors stay within the approved budget, if there is one. */
export const saldoOrcamento: ContratoGuard = async (tx, records) => {
  const paid = records.filter((one) => !isInternship(one) && Number(one.bolsa_valor ?? 0) > 0)
  const all = paid.length > 0 ? await sharesOf(tx, paid) : []
  const shares = Map.groupBy(all, ({ contrato }) => contrato)
  const budgets = await budgetsOf(tx, all)
  const taken = new Map(budgets.map(({ id, comprometido }) => [id, cents(comprometido)]))
  const needs = (contrato: Contrato, bolsa = cents(contrato.bolsa_valor ?? '0')) =>
    budgets.flatMap((budget) => {
      const own = (shares.get(contrato.id) ?? []).filter(({ orcamento }) => orcamento === budget.id)
      return own.length === 0
        ? []
        : [{ budget, amount: own.reduce((sum, one) => sum + part(bolsa, one), 0n) }]
    })
  const exceeded = (contrato: Contrato, bolsa?: bigint) =>
    needs(contrato, bolsa).find(
      ({ budget, amount }) => taken.get(budget.id)! + amount > cents(budget.previsto),
    )
  return {
    judge: (contrato) => {
      const beyond = exceeded(contrato)
      if (!beyond) return []
      const { budget, amount } = beyond
      const most = largest(cents(contrato.bolsa_valor!), (bolsa) => !exceeded(contrato, bolsa))
      const mensagem = said('contrato.bolsasPeriodoPassariamOrcamentoAprovado')
      const limits = {
        valor: written(taken.get(budget.id)! + amount),
        limite: budget.previsto,
        ...(most > 0n ? { proposta: written(most) } : {}),
      }
      return [{ regra: 'saldoOrcamento', campo: 'bolsaValor', ...limits, mensagem }]
    },
    take: (contrato) => {
      for (const { budget, amount } of needs(contrato)) taken.set(budget.id, taken.get(budget.id)! + amount)
    },
  }
}

const idsOf = (records: readonly Contrato[]) => records.map(({ id }) => id)

async function sharesOf(tx: Tx, records: readonly Contrato[]): Promise<Share[]> {
  const ids = idsOf(records)
  const { rows } = await sql<Share>`
    with monitor as (select * from (${monitors(ids)}) x
      where x.id = any(${ids}::bigint[]))
    select c.id as contrato, o.id as orcamento, m.parte::text, m.todo from ${taking}`.execute(tx)
  return rows
}

/** The budgets of the shares, with the amount committed to other contracts. */
async function budgetsOf(tx: Tx, shares: readonly Share[]): Promise<Budget[]> {
  if (shares.length === 0) return []
  const [ids, budgets] = [shares.map(({ contrato }) => contrato), shares.map(({ orcamento }) => orcamento)]
  const { rows } = await sql<Budget>`
    with monitor as (${monitors(ids)})
    select o.id, o.valor_previsto as previsto,
           coalesce(sum(${instalment}) filter (where c.id <> all(${ids}::bigint[])), 0) as comprometido
      from ${taking} and o.id = any(${budgets}::bigint[])
     group by o.id, o.valor_previsto order by o.id`.execute(tx)
  return rows
}

/** Parses an amount with at most two decimals. */
function cents(value: string): bigint {
  const [whole = '0', decimals = ''] = value.split('.')
  return BigInt(whole + decimals.slice(0, 2).padEnd(2, '0'))
}

const written = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

/** Rounds half up, as the database does. */
function part(bolsa: bigint, { parte, todo }: Share): bigint {
  const [product, whole] = [bolsa * cents(parte), BigInt(todo) * 100n]
  return (2n * product + whole) / (2n * whole)
}

/** Binary search for the largest amount below `below` that holds; `holds` is monotonic. */
function largest(below: bigint, holds: (amount: bigint) => boolean): bigint {
  let [low, high] = [0n, below]
  while (low < high - 1n) {
    const middle = (low + high) / 2n
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}
