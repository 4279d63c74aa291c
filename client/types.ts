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

/** What a declaration takes and answers, as its caller writes and reads it. */

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

/** A value as it is sent: flags are S and N on the wire. */
type SentValue<F extends Field> = F extends { kind: 'flag' }
  ? 'S' | 'N'
  : F extends { kind: 'list'; items: infer I extends InputShape }
    ? readonly Sent<I>[]
    : ValueOf<F>

type Demanded<S extends InputShape> = {
  [K in keyof S]: S[K] extends { required: true } ? K : never
}[keyof S]

/** Required fields have to be there; the others may be left out. */
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

/** A page of a listing. */
export interface Page {
  busca?: string | undefined
  quantidade?: number | undefined
  cursor?: string | undefined
}

/** Who does not know which operation it is may send any field: the platform tells what it does not take. */
type Told<S extends InputShape> = string extends keyof S ? Readonly<Record<string, unknown>> : Sent<S>

/** A record of a batch. */
export type RecordOf<D extends InboundOperation> = Told<D['fields']>

/** The batch of an inbound operation: its records under the name of its list. */
type Batch<D extends InboundOperation> = {
  readonly [K in D['list']]: readonly RecordOf<D>[]
} & { readonly RETORNO?: string | undefined; readonly SIMULAR?: 'S' | 'N' | undefined }

type NamesOf<T> = T extends object ? keyof T & string : never

/** What a query asks for; a page of it where `quantidade` says how many, else all of it. */
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
        ? { id: number }
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
  /** Empty on the last page. */
  proximo: string
  total: { valor: number; exato: boolean }
}

/** A record, and where it has a machine, what happened to it and what can be done with it. */
interface Whole<D extends RecordOperation> {
  registro: AnswerOf<D['element']>
  /** Of records with states. */
  historico?: readonly HistoryEntry[]
  /** Of records that batches feed. */
  correcoes?: readonly Correction[]
  acoes: readonly Action[]
}

/** A batch was received: it is kept, and its records are decided one after the other. */
export interface Receipt {
  lote: number
  /** It had come before, under the same key. */
  repetido: boolean
  mensagem: string
}

/** An element of a query, in whichever spelling was asked for. */
export type Element<D extends QueryOperation> =
  | AnswerOf<D['element']>
  | (D extends { formats: infer F extends Readonly<Record<string, Shape>> }
      ? { [K in keyof F]: AnswerOf<F[K]> }[keyof F]
      : never)

export interface Totals {
  totalElementos: number
  totalPaginas: number
  /** Only of a page. */
  paginaAtual?: number
}

/** Elements of a query, however the interface wraps them. */
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
