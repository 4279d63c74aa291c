import type { PartyKind } from '../../catalogue/doors.ts'
import type { CalendarMoveOf, GuardOf } from '../../catalogue/machines/machine.ts'
import type { Command, Listing, machines, management, RecordPage } from '../../catalogue/management/index.ts'
import type { Message } from '../../catalogue/message.ts'
import type { Acting, Bound, Stored } from '../domain/machine/bound.ts'
import type { DueVerb } from '../domain/machine/registry.ts'
import type { Scopes } from '../domain/machine/scope.ts'
import type { SteppedVerb, Verb } from '../domain/verb.ts'
import type { ListingSource } from '../listing/source.ts'
import type { QuerySource, Sources } from '../query/source.ts'
import type { Tx } from '../store/database.ts'
import type { SealedColumn } from '../store/keys/sealed-columns.ts'
import type { Tables } from '../store/schema.ts'

/** Nouns of commands that span all the others: `server/management` binds these. */
type Spanning = 'login_unico' | 'painel' | 'registro'

export type NounName = Exclude<(typeof management)[number]['noun'], Spanning>

/** Commands that a noun binds. Those that work apart from a transaction are bound in `server/management`. */
export type NounCommand = Exclude<Extract<Command, { noun: NounName }>, { apart: true }>

export type VerbOf<C extends NounCommand> = C extends { stepped: true }
  ? SteppedVerb<Pick<C, 'input' | 'output'>>
  : Verb<C>

type MachineOf<N extends NounName> = Extract<(typeof machines)[number], { noun: N }>
type CommandOf<N extends NounName> = Extract<NounCommand, { noun: N }>

/** Commands of one move that say nothing but which records and why. */
type PlainMove<C> = C extends { move: unknown; input: infer I }
  ? Exclude<keyof I, 'id' | 'versao' | 'registros' | 'motivo' | 'SIMULAR'> extends never
    ? C
    : never
  : never

/** A part that may be left out where nothing of it is required. */
type Part<K extends string, T> =
  Record<never, never> extends T ? { readonly [P in K]?: T } : { readonly [P in K]: T }

/** Plain moves need no verb of their own. Any other command without one does not compile. */
type Verbs<N extends NounName> = {
  readonly [C in Exclude<CommandOf<N>, PlainMove<CommandOf<N>>> as C['id']]: VerbOf<C>
} & { readonly [C in PlainMove<CommandOf<N>> as C['id']]?: VerbOf<C> }

/** What waits for parties, and where its records say what they are and until when. */
export interface Waits<M extends Stored> {
  /** The column with what people know a record by. */
  titulo?: keyof Tables[M['table']] & string
  /** The column with the last day. */
  prazo?: keyof Tables[M['table']] & string
  /** Guards that say for whom it waits, besides those of the move. */
  also?: readonly GuardOf<M>[]
  /** Parties may do it but do not owe it: it waits for nobody. */
  freely?: true
  /**
   * The verb of what is awaited, where that is not the move's: the last of several deeds makes the move. Empty where
   * there are several to choose from, and none is owed.
   */
  acao?: string
}

/** Days on which the calendar moves a record, by the name of their column. */
export type Days = Readonly<Record<string, string | null>>

/** Where the page of a record comes from. */
export interface PageSource<O extends RecordPage = RecordPage> {
  source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: Sources<O['element']> }
  /** The days at which the calendar moves it, where its own row does not have them. */
  days?: (tx: Tx, id: number, acting: Acting) => Promise<Days>
  /** What some parties see instead, and of which records; they see no history. */
  less?: {
    to: readonly PartyKind[]
    source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & { element: Sources<O['element']> }
    where: (acting: Acting) => string
  }
  /** SQL for the key by which batches name it, where they feed it. */
  key?: string | undefined
}

type Page<N extends NounName, O extends RecordPage> = [O] extends [never]
  ? unknown
  : { readonly page: PageSource<O> & ([MachineOf<N>] extends [never] ? { table: keyof Tables } : unknown) }

/** What only nouns with states have. */
type Stated<M extends Stored> = [M] extends [never]
  ? unknown
  : {
      /** The machine with its guards. */
      readonly bound: Bound<M, never>
      readonly waits?: Waits<M>
    } & Part<
      // A move by the calendar that only needs a reason is that reason.
      'due',
      { readonly [N in CalendarMoveOf<M>]: DueVerb | Message }
    >

/** What any noun may have. */
interface Common {
  /** To whom the records of its tables belong. */
  readonly scope?: Scopes
  /** Columns of its tables that hold encrypted values. */
  readonly sealed?: readonly SealedColumn[]
}

/** Everything the server knows of a noun. What its declarations require and is missing here does not compile. */
export type Noun<N extends NounName> = Common &
  Stated<MachineOf<N>> &
  Part<'verbs', Verbs<N>> &
  Part<'listings', { readonly [L in Extract<Listing, { noun: N }> as L['id']]: ListingSource<L> }> &
  Page<N, Extract<RecordPage, { noun: N }>>

/** A source whose page also shows the version, which commands send back. */
export const versioned = <S extends { element: object }>(source: S) => ({
  ...source,
  element: { ...source.element, versao: 'x.versao' } as S['element'] & { versao: string },
})
