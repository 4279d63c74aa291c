import type { Field } from '../catalogue/fields.ts'
import type { achados, acoes, correcoes, historico } from '../catalogue/management/parts.ts'
import type {
  CommandOperation,
  ControlOperation,
  InboundOperation,
  InputShape,
  ListingOperation,
  QueryOperation,
  RecordOperation,
  WorkforceOperation,
} from '../catalogue/operation.ts'
import type { Asked, Shape } from '../catalogue/output.ts'
import type { SessionOperation } from '../catalogue/session/operation.ts'
import type { AnswerOf, ValueOf } from '../catalogue/typed.ts'
import type { UnknownField } from './unknown-fields.ts'

/** Types of inputs and answers, derived from the declarations. */

/** Every kind of operation that can be called. */
export type Declared =
  | InboundOperation
  | QueryOperation
  | WorkforceOperation
  | CommandOperation
  | ListingOperation
  | RecordOperation
  | ControlOperation
  | SessionOperation

/** A value as it is sent: flags are S and N. */
type SentValue<F extends Field> = F extends { kind: 'flag' }
  ? 'S' | 'N'
  : F extends { kind: 'list'; items: infer I extends InputShape }
    ? readonly Sent<I>[]
    : ValueOf<F>

type Demanded<S extends InputShape> = {
  [K in keyof S]: S[K] extends { required: true } ? K : never
}[keyof S]

/** Required fields are mandatory; the others may be left out. */
export type Sent<S extends InputShape> = {
  readonly [K in Demanded<S>]: S[K] extends Field ? SentValue<S[K]> : never
} & {
  readonly [K in Exclude<keyof S, Demanded<S>>]?:
    | (S[K] extends Field
        ? SentValue<S[K]>
        : S[K] extends { fields: infer G extends InputShape }
          ? Sent<G>
          : never)
    | null
    | undefined
}

export type OrderOf<D extends ListingOperation> = `${'' | '-'}${keyof D['orders'] & string}`

export interface Page {
  busca?: string | undefined
  quantidade?: number | undefined
  cursor?: string | undefined
}

/**
 * For a declaration that is only known at run time, any field is allowed; the platform reports unknown ones.
 */
type Told<S extends InputShape> = string extends keyof S ? Readonly<Record<string, unknown>> : Sent<S>

/** A record of a batch. */
export type RecordOf<D extends InboundOperation> = Told<D['fields']>

/** Body of an inbound operation: its records under the name of its list. */
type Batch<D extends InboundOperation> = {
  readonly [K in D['list']]: readonly RecordOf<D>[]
} & { readonly RETORNO?: string | undefined; readonly SIMULAR?: 'S' | 'N' | undefined }

type NamesOf<T> = T extends object ? keyof T & string : never

/** Input of a query; with `quantidade` it asks for a page, else for all elements. */
type Question<D extends QueryOperation> = {
  readonly [K in keyof D['filters']]?: SentValue<D['filters'][K]['field']> | null | undefined
} & { readonly [K in Asked]?: 'Sim' | 'Não' | undefined } & {
  readonly dataInicio?: string | undefined
  readonly dataFim?: string | undefined
  readonly periodoPor?: NamesOf<D['period']> | undefined
  readonly agruparPor?: NamesOf<D['groups']> | undefined
  readonly formato?: 'lista' | NamesOf<D['formats']> | undefined
  readonly quantidade?: number | undefined
  readonly pagina?: number | undefined
}

export type Input<D> = D extends InboundOperation
  ? Batch<D>
  : D extends QueryOperation
    ? Question<D>
    : D extends ListingOperation
      ? Told<D['filters']> & Page & { ordem?: OrderOf<D> | undefined }
      : D extends RecordOperation
        ? D extends { numbered: infer N extends InputShape }
          ? { id: number } | Told<N>
          : { id: number }
        : D extends SessionOperation
          ? SessionInput<D>
          : D extends { input: infer I extends InputShape }
            ? Told<I>
            : never

type Given<T> = T extends InputShape ? Sent<T> : Record<never, never>
type SessionInput<D extends SessionOperation> = Given<D['query']> & Given<D['input']>

export type Finding = AnswerOf<(typeof achados)['fields']>
export type Action = AnswerOf<(typeof acoes)['fields']>
export type Correction = AnswerOf<(typeof correcoes)['fields']>
export type HistoryEntry = AnswerOf<(typeof historico)['fields']>

export type Row<D extends ListingOperation> = AnswerOf<D['columns']>

interface Rows<D extends ListingOperation> {
  elementos: readonly Row<D>[]
  /** Cursor of the next page; empty on the last one. */
  proximo: string
  total: { valor: number; exato: boolean }
}

/** A record; with a machine, also its history and its actions. */
interface Whole<D extends RecordOperation> {
  registro: AnswerOf<D['element']>
  /** For records with states. */
  historico?: readonly HistoryEntry[]
  /** For records that batches feed. */
  correcoes?: readonly Correction[]
  acoes: readonly Action[]
}

/** Receipt of a stored batch, whose records are processed later. */
export interface Receipt {
  lote: number
  /** The batch was received before, under the same key. */
  repetido: boolean
  mensagem: string
  /** Fields of the request that the operation does not have, and that were ignored. */
  desconhecidos: readonly UnknownField[]
}

/** An element of a query, in any of its formats. */
export type Element<D extends QueryOperation> =
  | AnswerOf<D['element']>
  | (D extends { formats: infer F extends Readonly<Record<string, Shape>> }
      ? { [K in keyof F]: AnswerOf<F[K]> }[keyof F]
      : never)

export interface Totals {
  totalElementos: number
  totalPaginas: number
  /** Only for a page. */
  paginaAtual?: number
}

/** Elements of a query, without the interface's wrapper. */
export type Found<D extends QueryOperation> = Totals & { elementos: readonly Element<D>[] }

export type Answer<D> = D extends InboundOperation
  ? Receipt
  : D extends QueryOperation
    ? Found<D>
    : D extends ListingOperation
      ? Rows<D>
      : D extends RecordOperation
        ? Whole<D>
        : D extends { output: infer S extends Shape }
          ? AnswerOf<S>
          : undefined
