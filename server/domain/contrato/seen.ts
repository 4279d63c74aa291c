import type { Told } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import type { Guard, Standing } from '../machine/bound.ts'

/** Columns that the guards of contracts read. */
export const columns = [
  'numero',
  'sequencia',
  'modalidade',
  'tipo_estagio',
  'aluno_id',
  'unidade_id',
  'curso_id',
  'professor_id',
  'concedente_id',
  'instituicao_id',
  'convenio_id',
  'proposta_id',
  'supervisor_id',
  'responsavel_id',
  'apolice_id',
  'inicio',
  'encerramento',
  'rescisao',
  'bolsa_valor',
  'auxilio_transporte_valor',
  'horas_diaria',
  'horas_semanal',
  'horarios',
  'plano_estagio',
  'seguro',
  'seguro_apolice',
  'seguro_seguradora',
] as const satisfies readonly (keyof Row<'contrato'>)[]

export type Contrato = Standing &
  Pick<Row<'contrato'>, (typeof columns)[number]> & {
    /** Benefits that replace those of the contract. */
    beneficios?: unknown
    /** Days of recess being registered, or those that a registered one is to have. */
    recesso?: { id?: number; inicio: string; termino: string }
    /** Evaluation and activities of the term of completion, as staff were told them. */
    realizacao?: { avaliacao: string | null; atividades: string | null }
    /** Why the term is issued without the review of the host; null if it is issued without a reason. */
    dispensa?: Told | null
  }
export type ContratoGuard = Guard<Contrato>

export const isInternship = ({ modalidade }: Pick<Contrato, 'modalidade'>) => modalidade === 'estagio'

/** Distinct values of a column, without nulls. */
export const named = <R, K extends keyof R>(records: readonly R[], column: K): NonNullable<R[K]>[] => [
  ...new Set(records.map((one) => one[column]).filter((one): one is NonNullable<R[K]> => one != null)),
]

export interface Stretch {
  dia: number
  inicio: string
  termino: string
}

export const stretchesOf = ({ horarios }: Pick<Contrato, 'horarios'>): readonly Stretch[] =>
  (horarios as readonly Stretch[] | null) ?? []
