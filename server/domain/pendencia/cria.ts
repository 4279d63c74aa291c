import { sql } from 'kysely'
import { relatorios, type TipoPendencia } from '../../../catalogue/management/pendencia/types.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { pendencias } from './guards.ts'
import { type Due, reportsOf } from './schedule.ts'

/** What happens to contracts that has pending items in its train, and the paper that each leaves to be delivered. */
const papers = {
  ativacao: 'Contrato assinado',
  aditivo: 'Alteração contratual',
  rescisao: 'Rescisão contratual',
  // Whoever brings a contract in says where its papers are.
  importacao: null,
} as const satisfies Readonly<Record<string, TipoPendencia | null>>
export type Ocasiao = keyof typeof papers

/** Days in which the paper is to be delivered. */
const daysForPaper = 10

interface Contract {
  id: number
  numero: number
  modalidade: string
  /** First day of its first sequence, and last day of this one. */
  inicio: string
  fim: string
  disciplina: number | null
}

interface Standing {
  id: number
  numero: number
  tipo: string
  /** The last day that a report is about. */
  ate: string | null
  situacao: string
}

/**
 * Makes the pending items that an activation, an amendment or a termination leaves: its paper, and the reports over the
 * whole time of each contract, whichever of its sequences stands now. Reports that are still due and no longer wanted are
 * cancelled. Called again, it changes nothing.
 */
export async function criaPendencias(
  tx: Tx,
  { today }: Acting,
  ocasiao: Ocasiao,
  contratos: readonly number[],
): Promise<void> {
  if (contratos.length === 0) return
  // Whoever brought it about need not be somebody who may know of the items.
  const acting = { today }
  const contracts = await contractsFor(tx, ocasiao, contratos)
  const standing = Map.groupBy(await standingItems(tx, contracts, papers[ocasiao]), ({ numero }) => numero)
  const plans = contracts.map((one) => planFor(one, standing.get(one.numero) ?? [], ocasiao, today))
  const motivo = 'O prazo do contrato mudou.'
  const needless = plans.flatMap(({ cancel }) => cancel.map((id) => ({ id, motivo })))
  await move(tx, pendencias, 'cancelar', needless, acting)
  await include(
    tx,
    pendencias,
    plans.flatMap(({ make }) => make),
    acting,
  )
}

const stillDue: string = pendencias.machine.moves.entregar.from[0]

/** What is missing of a contract's items, and which of its reports nobody wants any more. */
function planFor(contract: Contract, there: readonly Standing[], ocasiao: Ocasiao, today: string) {
  const reports = reportsWanted(contract, ocasiao, today)
  const tipo = papers[ocasiao]
  const papersMissing =
    tipo === null || there.some((one) => one.tipo === tipo)
      ? []
      : [{ tipo, prazo: paperDue(contract, ocasiao, today) }]
  const reportsMissing = reports.filter((due) => !there.some((one) => isReport(one, due)))
  const make = [...papersMissing, ...reportsMissing].map(({ tipo, prazo }) => ({
    contrato_id: contract.id,
    tipo,
    prazo_entrega: prazo,
    ...(isReportType(tipo) ? { periodo_ate: prazo, disciplina_id: contract.disciplina } : {}),
  }))
  const cancel = there.flatMap((one) => {
    const open = one.situacao === stillDue && isReportType(one.tipo) && one.ate !== null
    return open && !reports.some((due) => isReport(one, due)) ? [one.id] : []
  })
  return { make, cancel }
}

const isReportType = (tipo: string) => relatorios.some((one) => one === tipo)
const isReport = (one: Pick<Standing, 'tipo' | 'ate'>, due: Due) =>
  one.tipo === due.tipo && one.ate === due.prazo

/**
 * A monitor who leaves owes the reports of the time before, and no final one. Those that were due before a contract was
 * brought in were asked for elsewhere.
 */
function reportsWanted({ inicio, fim, modalidade }: Contract, ocasiao: Ocasiao, today: string): Due[] {
  const reports = reportsOf(inicio, fim)
  if (ocasiao === 'importacao') return reports.filter(({ prazo }) => prazo >= today)
  return ocasiao === 'rescisao' && modalidade !== 'estagio' ? reports.slice(0, -1) : reports
}

/** Counted from the day the contract begins or, ended early, ends; not from one that is over. */
function paperDue({ inicio, fim }: Contract, ocasiao: Ocasiao, today: string): string {
  const from = ocasiao === 'rescisao' ? fim : inicio
  return Temporal.PlainDate.from(from > today ? from : today)
    .add({ days: daysForPaper })
    .toString()
}

async function contractsFor(tx: Tx, ocasiao: Ocasiao, ids: readonly number[]): Promise<Contract[]> {
  const end = ocasiao === 'rescisao' ? sql`coalesce(c.rescisao, c.encerramento)` : sql`c.encerramento`
  const { rows } = await sql<Contract>`
    select c.id, c.numero, c.modalidade, ${end} as fim,
           (select min(o.inicio) from contrato o
             where o.cliente_id = c.cliente_id and o.numero = c.numero and o.situacao <> 'Cancelado') as inicio,
           (select pd.disciplina_id from proposta_disciplina pd
             where pd.cliente_id = c.cliente_id and pd.proposta_id = c.proposta_id order by pd.id limit 1) as disciplina
      from contrato c where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[]) order by c.id`.execute(
    tx,
  )
  return rows
}

/** Reports of these contracts, and papers of this kind of the sequences that stand now, unless they were cancelled. */
async function standingItems(
  tx: Tx,
  contracts: readonly Contract[],
  paper: TipoPendencia | null,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, c.numero, p.tipo, coalesce(p.periodo_ate, p.prazo_entrega) as ate, p.situacao
      from contrato c join pendencia p on p.cliente_id = c.cliente_id and p.contrato_id = c.id
     where c.cliente_id = ${currentClient} and c.numero = any(${contracts.map(({ numero }) => numero)}::bigint[])
       and p.situacao <> ${pendencias.machine.moves.cancelar.to}
       and (p.tipo = any(${relatorios}::text[])
         or p.tipo = ${paper} and c.id = any(${contracts.map(({ id }) => id)}::bigint[]))
     order by p.id`.execute(tx)
  return rows
}
