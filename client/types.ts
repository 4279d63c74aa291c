import type { Field } from '../catalogue/fields.ts'
import type { achados, acoes, correcoes, historico } from '../catalogue/management/parts.ts'
import type {
  CommandOperation,
  ControlOperation,
  InputShape,
  ListingOperation,
  RecordOperation,
} from '../catalogue/operation.ts'
import type { Shape } from '../catalogue/output.ts'
import type { SessionOperation } from '../catalogue/session/operation.ts'
import type { AnswerOf, ValueOf } from '../catalogue/typed.ts'

/** What a declaration takes and answers, as its caller writes and reads it. */

/** Every kind of operation that people have. */
export type Declared =
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

export type Input<D> = D extends ListingOperation
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

export type Answer<D> = D extends ListingOperation
  ? Rows<D>
  : D extends RecordOperation
    ? Whole<D>
    : D extends { output: infer S extends Shape }
      ? AnswerOf<S>
      : undefined
