import { sql } from 'kysely'
import type { Open } from '../../money/difference.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import type { Told } from './facts.ts'

/** Earlier billing that a run reads, for many contracts at once. */

/**
 * Net amount billed for a line of a month, without cancelled invoices. `ordem` counts how often the line was
 * billed, cancelled items included.
 */
export interface Billed {
  amount: number
  ordem: number
}

/** An existing invoice that can still be added to, or a new one. */
export interface Target extends Open {
  id: number | undefined
  /** Set once the number is assigned. */
  numero?: string
  /** Sequence of its last item. */
  sequence: number
  /** Set when this run billed on it. */
  used?: true
}

export interface Ledger {
  billed: Map<number, Map<string, Map<string, Billed>>>
  told: Map<string, Told>
}

export const keyOf = (numero: number, month: string) => `${numero} ${month}`

/** A month marked for recalculation. */
export interface Pending {
  numero: number
  competencia: string
  /** Timestamp that distinguishes this mark from a later one of the same month. */
  marcado: string
}

/**
 * Months marked for recalculation, up to `month`. Must be read before the contracts, so that the changes
 * behind every mark read are visible.
 */
export async function pendingOf(tx: Tx, numbers: readonly number[], month: string): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select contrato_numero as numero, competencia, marcado::text from fechamento_pendente
     where cliente_id = ${currentClient} and contrato_numero = any(${numbers}::bigint[]) and competencia <= ${month}
     order by contrato_numero, competencia`.execute(tx)
  return rows
}

export async function ledgerOf(
  tx: Tx,
  numbers: readonly number[],
  months: readonly string[],
): Promise<Ledger> {
  const billed = await sql<{
    numero: number
    competencia: string
    linha: string
    valor: string
    ordem: number
  }>`
    select numero, competencia, linha, max(ordem) as ordem, sum(valor) as valor from (
      select i.contrato_numero as numero, i.competencia, i.linha, i.ordem,
             case when faturamento_cancelado(f.cancelamento, f.situacao_externa) then 0
                  when (i.linha in ('taxa', 'seguro')) = (f.tipo = 'R') then i.valor else -i.valor end as valor
        from faturamento_item i
        join faturamento f on f.cliente_id = i.cliente_id and f.id = i.faturamento_id
       where i.cliente_id = ${currentClient} and i.contrato_numero = any(${numbers}::bigint[])
         and i.competencia = any(${months}::text[])
      union all
      select contrato_numero, competencia, linha, 0, valor from compensacao
       where cliente_id = ${currentClient} and contrato_numero = any(${numbers}::bigint[])
         and competencia = any(${months}::text[])) t
     group by 1, 2, 3`.execute(tx)
  const told = await sql<Told & { numero: number; competencia: string }>`
    select contrato_numero as numero, competencia, faltas, dias, horas::text from frequencia
     where cliente_id = ${currentClient} and contrato_numero = any(${numbers}::bigint[])
       and competencia = any(${months}::text[])`.execute(tx)
  const ledger: Ledger = { billed: new Map(), told: new Map() }
  for (const { numero, competencia, linha, valor, ordem } of billed.rows) {
    const ofContract = ledger.billed.getOrInsertComputed(numero, () => new Map())
    ofContract.getOrInsertComputed(competencia, () => new Map()).set(linha, { amount: centsOf(valor), ordem })
  }
  for (const { numero, competencia, ...one } of told.rows) ledger.told.set(keyOf(numero, competencia), one)
  return ledger
}

/** Open invoices by owner: a student's by contract number, a host's by host and unit. */
export type OpenInvoices = Map<string, Target[]>

/** What to find: contracts or hosts, since which month, and whether to lock the rows for writing. */
export interface Sought {
  of: readonly number[]
  since: string
  held: boolean
}

export const hostKey = (pessoa: number, unidade: number | null) => `${pessoa} ${unidade ?? 0}`

/**
 * Open invoices by contract number. `offset 0` forces a lookup per contract: statistics do not yet count the
 * invoices that earlier parts of the run wrote.
 */
export const contractInvoices = (tx: Tx, sought: Sought): Promise<OpenInvoices> =>
  openInvoices(
    tx,
    sought,
    sql`(select numero::text from contrato where cliente_id = f.cliente_id and id = f.contrato_id)`,
    sql`f.tipo = 'P' and f.id = any(array(
      select x.id from unnest(${sought.of}::bigint[]) n(numero)
       cross join lateral (select id from contrato
         where cliente_id = ${currentClient} and numero = n.numero offset 0) k
       cross join lateral (select id from faturamento
         where cliente_id = ${currentClient} and contrato_id = k.id offset 0) x))`,
  )

/**
 * Open invoices by host and unit. `is true` keeps the planner from an index on the kind, which would match
 * nearly all invoices of a client.
 */
export const hostInvoices = (tx: Tx, sought: Sought): Promise<OpenInvoices> =>
  openInvoices(
    tx,
    sought,
    sql`f.pessoa_id || ' ' || coalesce(f.unidade_id, 0)`,
    sql`f.pessoa_id = any(${sought.of}::bigint[]) and (f.tipo = 'R') is true`,
  )

type Fragment = ReturnType<typeof sql>

/**
 * Invoices made by a run, neither paid nor scheduled, locked if `held` so that they are not paid meanwhile.
 * Found by owner and not by month: an index on the month would return everything that earlier parts wrote.
 */
async function openInvoices(
  tx: Tx,
  { of, since, held }: Sought,
  owner: Fragment,
  which: Fragment,
): Promise<OpenInvoices> {
  if (of.length === 0) return new Map()
  const { rows } = await sql<{
    dono: string
    id: number
    numero: string
    competencia: string
    valor: string
    ultimo: number
  }>`
    select ${owner} as dono, f.id, f.numero, f.competencia, f.valor,
           (select max(i.sequencia) from faturamento_item i where i.cliente_id = f.cliente_id and i.faturamento_id = f.id) as ultimo
      from faturamento f
     where f.cliente_id = ${currentClient} and f.execucao_id is not null and ${which} and (f.competencia >= ${since}) is true
       and f.cancelamento is null and f.movimentado = 0 and f.quitado = 0 and f.valor > 0 and not f.agendado
     order by f.id ${held ? sql`for update of f` : sql``}`.execute(tx)
  const targets = rows.map(({ dono, id, numero, competencia, valor, ultimo }) => {
    const target: Target = {
      id,
      numero,
      month: competencia,
      amount: centsOf(valor),
      sequence: ultimo,
    }
    return { dono, target }
  })
  const byOwner = Map.groupBy(targets, ({ dono }) => dono)
  return new Map([...byOwner].map(([dono, own]) => [dono, own.map(({ target }) => target)]))
}
