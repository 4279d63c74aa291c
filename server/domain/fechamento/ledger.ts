import { sql } from 'kysely'
import type { Open } from '../../money/difference.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { centsOf } from '../../values/cents.ts'
import type { Told } from './facts.ts'

/** What a run reads of what was billed before, for many contracts at once. */

/** What was billed of a line of a month; `ordem` is the last that a line has, also of what was cancelled since. */
export interface Billed {
  amount: number
  ordem: number
}

/** An invoice that may still be added to, or a new one. */
export interface Target extends Open {
  id: number | undefined
  /** Its number, once it has one. */
  numero?: string
  /** The last of its items. */
  sequence: number
  /** It was billed on by this run. */
  used?: true
}

export interface Ledger {
  billed: Map<number, Map<string, Map<string, Billed>>>
  told: Map<string, Told>
}

export const keyOf = (numero: number, month: string) => `${numero} ${month}`

/** A month that is to be worked out again. */
export interface Pending {
  numero: number
  competencia: string
  /** Tells this mark from a later one of the same month. */
  marcado: string
}

/** Months to work out again, up to one. Read before the contracts, so that every change behind a mark that is seen is seen too. */
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

// No index is to find invoices by their kind: nearly all of a client are of one.

/** Open invoices by whom they are about: of students by contract, of hosts by host and unit. */
export type OpenInvoices = Map<string, Target[]>

/** Of what is looked for: contracts or hosts, from which month on, and whether it is going to be written to. */
export interface Sought {
  of: readonly number[]
  since: string
  held: boolean
}

export const hostKey = (pessoa: number, unidade: number | null) => `${pessoa} ${unidade ?? 0}`

/**
 * Of the contracts with some numbers, by number. Each is looked for by itself, whatever the database believes to know of the
 * tables: it learns only later how many invoices the parts before have written.
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

/** Of hosts, by host and unit. */
export const hostInvoices = (tx: Tx, sought: Sought): Promise<OpenInvoices> =>
  openInvoices(
    tx,
    sought,
    sql`f.pessoa_id || ' ' || coalesce(f.unidade_id, 0)`,
    sql`f.pessoa_id = any(${sought.of}::bigint[]) and (f.tipo = 'R') is true`,
  )

type Fragment = ReturnType<typeof sql>

/**
 * Made by a run, and neither paid nor on the way to be. Held, so that nobody pays what is being changed. Found by whose they are
 * alone: by the month, each part of a run would look at everything that the parts before it wrote.
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
