import { sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { said } from '../../../catalogue/message.ts'
import {
  type PendenciaPedida,
  pendenciasPedidas,
  relatorios,
  type TipoContratoComRegra,
  type TipoPendencia,
} from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { terms } from '../assinatura/terms.ts'
import { requestedIn } from '../cliente/requested-items.ts'
import { include } from '../include.ts'
import { type Acting, platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { pendencias } from './guards.ts'
import { type Due, reportsOf, requestedOf } from './schedule.ts'

/** Events of contracts and the paper that each requires. */
const papers = {
  ativacao: 'Contrato assinado',
  aditivo: 'Alteração contratual',
  rescisao: 'Rescisão contratual',
  // Imported contracts state where their papers are.
  importacao: null,
} as const satisfies Readonly<Record<string, TipoPendencia | null>>
export type Ocasiao = keyof typeof papers

/** Days to deliver the paper. */
const daysForPaper = 10

interface Contract {
  id: number
  numero: number
  modalidade: string
  tipo_estagio: string | null
  /** First day of the first sequence, and last day of this one. */
  inicio: string
  fim: string
  disciplina: number | null
}

interface Standing {
  id: number
  numero: number
  tipo: string
  /** Last day of the period it covers; null for items requested manually. */
  ate: string | null
  situacao: string
}

/** Items that the institution requires, by type of contract. */
type Requests = Readonly<Partial<Record<TipoContratoComRegra, readonly PendenciaPedida[]>>>

/**
 * Creates the pending items of an activation, amendment or termination: its paper, and the reports and
 * required items over all sequences of the contract. Cancels scheduled items that are no longer needed.
 * Idempotent.
 */
export async function criaPendencias(
  tx: Tx,
  { today }: Acting,
  ocasiao: Ocasiao,
  contratos: readonly number[],
): Promise<void> {
  if (contratos.length === 0) return
  // The actor may lack access to the items.
  const acting = platform(today)
  const contracts = await contractsFor(tx, ocasiao, contratos)
  const requests = await requestsOf(tx)
  const standing = Map.groupBy(await standingItems(tx, contracts, papers[ocasiao]), ({ numero }) => numero)
  const plans = contracts.map((one) =>
    planFor(one, standing.get(one.numero) ?? [], { ocasiao, today, requests }),
  )
  const motivo = said('motivo.prazoContratoMudou')
  const needless = plans.flatMap(({ cancel }) => cancel.map((id) => ({ id, motivo })))
  await move(tx, pendencias, 'cancelar', needless, acting)
  await include(
    tx,
    pendencias,
    plans.flatMap(({ make }) => make),
    acting,
    undefined,
    [],
  )
  await deliverSigned(tx, acting, contratos)
}

/** A contract that was signed here needs no other proof: its signed term is the delivery. */
async function deliverSigned(tx: Tx, acting: Acting, contratos: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; arquivo_id: number }>`
    select p.id, max(a.id) as arquivo_id from pendencia p
      join arquivo a on a.cliente_id = p.cliente_id and a.contrato_id = p.contrato_id
     where p.cliente_id = ${currentClient} and p.contrato_id = any(${contratos}::bigint[])
       and p.tipo = ${papers.ativacao} and p.situacao = ${stillDue}
       and a.tipo = any(${terms}) and a.situacao_assinatura = ${assinaturaMachine.moves.finalizar.to}
     group by p.id order by p.id`.execute(tx)
  const wanted = rows.map(({ id, arquivo_id }) => ({
    id,
    motivo: said('motivo.termoAssinadoAqui'),
    values: { entrega: acting.today, arquivo_id },
    besides: { documento: true },
  }))
  await move(tx, pendencias, 'entregar', wanted, acting)
}

const stillDue: string = pendencias.machine.moves.entregar.from[0]

interface Occasion {
  ocasiao: Ocasiao
  today: string
  requests: Requests
}

/** Items to create and scheduled items to cancel. */
function planFor(contract: Contract, there: readonly Standing[], occasion: Occasion) {
  const scheduled = scheduledOf(contract, occasion)
  const tipo = papers[occasion.ocasiao]
  const papersMissing =
    tipo === null || there.some((one) => one.tipo === tipo)
      ? []
      : [{ tipo, prazo_entrega: paperDue(contract, occasion) }]
  const missing = scheduled
    .filter((due) => !there.some((one) => isDue(one, due)))
    .map(({ tipo, ate, prazo }) => ({
      tipo,
      prazo_entrega: prazo,
      periodo_ate: ate,
      ...(isReportType(tipo) ? { disciplina_id: contract.disciplina } : {}),
    }))
  const make = [...papersMissing, ...missing].map((item) => ({ contrato_id: contract.id, ...item }))
  const cancel = there.filter(
    (one) =>
      one.situacao === stillDue &&
      isPlanned(one, contract, occasion) &&
      !scheduled.some((due) => isDue(one, due)),
  )
  return { make, cancel: cancel.map(({ id }) => id) }
}

const scheduledTypes: readonly string[] = [...relatorios, ...pendenciasPedidas]

/**
 * Whether the schedule decides about an item. One that the institution no longer requires stays due, unless
 * it lies after the contract's end.
 */
function isPlanned({ tipo, ate }: Standing, contract: Contract, { requests }: Occasion): boolean {
  if (ate === null || !scheduledTypes.includes(tipo)) return false
  const asked = requests[typeOf(contract)] ?? []
  return isReportType(tipo) || asked.some((one) => one === tipo) || ate > contract.fim
}

const isReportType = (tipo: string) => relatorios.some((one) => one === tipo)
const isDue = (one: Pick<Standing, 'tipo' | 'ate'>, due: Due) => one.tipo === due.tipo && one.ate === due.ate

/** Items over the whole contract. For an import, earlier ones were requested in the former system. */
function scheduledOf(contract: Contract, occasion: Occasion): Due[] {
  const { inicio: first, fim: last } = contract
  // It ended before its first day.
  if (last < first) return []
  const paper = paperDue(contract, { ...occasion, ocasiao: 'ativacao' })
  const tipos = occasion.requests[typeOf(contract)] ?? []
  const all = [...reportsWanted(contract, occasion), ...requestedOf(tipos, { first, last, paper })]
  if (occasion.ocasiao !== 'importacao') return all
  return all.filter(({ ate }) => ate >= occasion.today)
}

/** A monitor who leaves early owes no final report. */
function reportsWanted({ inicio, fim, modalidade }: Contract, { ocasiao }: Occasion): Due[] {
  const reports = reportsOf(inicio, fim)
  return ocasiao === 'rescisao' && modalidade !== 'estagio' ? reports.slice(0, -1) : reports
}

const typeOf = ({ modalidade, tipo_estagio }: Contract): TipoContratoComRegra => {
  if (modalidade !== 'estagio') return 'monitoria'
  return tipo_estagio === 'Obrigatório' ? 'estagioObrigatorio' : 'estagioNaoObrigatorio'
}

/** Counted from the start of the contract, or from its end after a termination, but not from a past day. */
function paperDue({ inicio, fim }: Contract, { ocasiao, today }: Occasion): string {
  const from = ocasiao === 'rescisao' ? fim : inicio
  return Temporal.PlainDate.from(from > today ? from : today)
    .add({ days: daysForPaper })
    .toString()
}

async function requestsOf(tx: Tx): Promise<Requests> {
  const { pendencias_contrato } = await tx
    .selectFrom('cliente')
    .select('pendencias_contrato')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const kept = Object.entries(pendencias_contrato as Readonly<Record<string, string>>)
  return Object.fromEntries(kept.map(([tipo, text]) => [tipo, requestedIn(text) ?? []]))
}

async function contractsFor(tx: Tx, ocasiao: Ocasiao, ids: readonly number[]): Promise<Contract[]> {
  const end = ocasiao === 'rescisao' ? sql`coalesce(c.rescisao, c.encerramento)` : sql`c.encerramento`
  const { rows } = await sql<Contract>`
    select c.id, c.numero, c.modalidade, c.tipo_estagio, ${end} as fim,
           (select min(o.inicio) from contrato o
             where o.cliente_id = c.cliente_id and o.numero = c.numero and o.situacao <> 'Cancelado') as inicio,
           (select pd.disciplina_id from proposta_disciplina pd
             where pd.cliente_id = c.cliente_id and pd.proposta_id = c.proposta_id order by pd.id limit 1) as disciplina
      from contrato c where c.cliente_id = ${currentClient} and c.id = any(${ids}::bigint[]) order by c.id`.execute(
    tx,
  )
  return rows
}

/**
 * Scheduled items of the contracts, and papers of this kind of the current sequences, except cancelled ones.
 */
async function standingItems(
  tx: Tx,
  contracts: readonly Contract[],
  paper: TipoPendencia | null,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, c.numero, p.tipo, p.situacao,
           case when p.tipo = any(${relatorios}::text[]) then coalesce(p.periodo_ate, p.prazo_entrega)
             else p.periodo_ate end as ate
      from contrato c join pendencia p on p.cliente_id = c.cliente_id and p.contrato_id = c.id
     where c.cliente_id = ${currentClient} and c.numero = any(${contracts.map(({ numero }) => numero)}::bigint[])
       and p.situacao <> ${pendencias.machine.moves.cancelar.to}
       and (p.tipo = any(${scheduledTypes}::text[])
         or p.tipo = ${paper} and c.id = any(${contracts.map(({ id }) => id)}::bigint[]))
     order by p.id`.execute(tx)
  return rows
}
