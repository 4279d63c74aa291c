import { sql } from 'kysely'
import type { TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { contractsOf } from '../contrato/of-parts.ts'
import type { Acting } from '../machine/bound.ts'
import { enrolmentsOf } from './enrolment.ts'

/** Columns with the content and requester of a request. */
export const askedColumns = [
  'id',
  'tipo',
  'contrato_id',
  'data',
  'motivo',
  'descricao',
  'inicio',
  'termino',
  'solicitante',
  'aluno_id',
  'professor_id',
  'pessoa_id',
  'curso_id',
  'matricula',
  'proposta_id',
  'modalidade',
  'tipo_estagio',
  'horas_diaria',
  'horas_semanal',
  'bolsa_valor',
  'auxilio_transporte_valor',
  'plano_estagio',
  'atividade',
  'horas_solicitadas',
] as const satisfies readonly (keyof Row<'solicitacao'>)[]

export type Asked = Pick<Row<'solicitacao'>, (typeof askedColumns)[number]>

export type Request = Row<'solicitacao'> & { tipo: TipoSolicitacao }

/** The record that a request led to. */
export interface Made {
  request: number
  noun: string
  id: number
}

/** Fulfils requests of one type and returns the created records. */
export type Fulfilment = (tx: Tx, acting: Acting, requests: readonly Request[]) => Promise<readonly Made[]>

export async function requestsWith(tx: Tx, acting: Acting, ids: readonly number[]): Promise<Request[]> {
  const { rows } = await sql<Request>`
    select * from solicitacao where cliente_id = ${currentClient} and id = any(${ids}::bigint[]) order by id`.execute(
    tx,
  )
  return completed(tx, rows, acting)
}

/**
 * Student and course default to those of the contract, or of the registration number. For a party no number is looked
 * up: it must not learn whether one exists.
 */
export async function completed<A extends Asked>(
  tx: Tx,
  asked: readonly A[],
  { actor }: Pick<Acting, 'actor'>,
): Promise<A[]> {
  const contracts = await contractsOf(tx, asked)
  const numbers = actor.kind === 'party' ? [] : asked.flatMap(({ matricula }) => matricula ?? [])
  const enrolments = await enrolmentsOf(tx, numbers)
  return asked.map((one) => {
    const known = contracts.get(one.contrato_id) ?? enrolments.get(one.matricula ?? '')
    if (!known) return one
    const { aluno_id, curso_id } = known
    return { ...one, aluno_id: one.aluno_id ?? aluno_id, curso_id: one.curso_id ?? curso_id }
  })
}

/** Role of the person in the contract: host, unless the requester has another role. */
const columnOfPerson: Readonly<Record<string, 'supervisor_id' | 'responsavel_id'>> = {
  Supervisor: 'supervisor_id',
  Responsável: 'responsavel_id',
}

export const personOf = ({ solicitante, pessoa_id }: Asked) =>
  pessoa_id === null ? {} : { [columnOfPerson[solicitante] ?? 'concedente_id']: pessoa_id }

export const hostOf = ({ solicitante, pessoa_id }: Asked): number | null =>
  columnOfPerson[solicitante] ? null : pessoa_id

/** Requested terms of a contract; absent ones stay unchanged. */
export function termsOf(one: Asked) {
  const { tipo_estagio, horas_diaria, horas_semanal, bolsa_valor, auxilio_transporte_valor, plano_estagio } =
    one
  const terms = {
    tipo_estagio,
    horas_diaria,
    horas_semanal,
    bolsa_valor,
    auxilio_transporte_valor,
    plano_estagio,
  }
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)) as Partial<
    typeof terms
  >
}
