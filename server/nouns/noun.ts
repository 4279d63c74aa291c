import type { RawBuilder } from 'kysely'
import type { PartyKind } from '../../catalogue/doors.ts'
import type { CalendarMoveOf, GuardOf } from '../../catalogue/machines/machine.ts'
import type { Command, Listing, machines, management, RecordPage } from '../../catalogue/management/index.ts'
import type { explanations } from '../../catalogue/management/registro/explica-situacao.ts'
import type { SoughtNoun } from '../../catalogue/management/registro/sought.ts'
import type { Message, Told } from '../../catalogue/message.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { Acting, Bound, Stored } from '../domain/machine/bound.ts'
import type { DueVerb } from '../domain/machine/registry.ts'
import type { Scopes } from '../domain/machine/scope.ts'
import type { SteppedVerb, Verb } from '../domain/verb.ts'
import type { ListingSource } from '../listing/source.ts'
import type { PageSource } from '../query/source.ts'
import type { Tx } from '../store/database.ts'
import type { SealedColumn } from '../store/keys/sealed-columns.ts'
import type { Tables } from '../store/schema.ts'
import type { Seek } from './seek.ts'

/** Nouns whose commands concern all others; `server/management` binds them. */
type Spanning = 'login_unico' | 'painel' | 'registro'

export type NounName = Exclude<(typeof management)[number]['noun'], Spanning>

/** Commands that a noun binds; those with a transaction of their own are bound in `server/management`. */
export type NounCommand = Exclude<
  Extract<Command, { noun: NounName }>,
  { apart: true } | { amongBatches: true }
>

export type VerbOf<C extends NounCommand> = C extends { stepped: true }
  ? SteppedVerb<Pick<C, 'input' | 'output'>>
  : Verb<C>

type MachineOf<N extends NounName> = Extract<(typeof machines)[number], { noun: N }>
type CommandOf<N extends NounName> = Extract<NounCommand, { noun: N }>

/** Commands that make one move and take only records and a reason. */
type PlainMove<C> = C extends { move: unknown; input: infer I }
  ? Exclude<keyof I, 'id' | 'versao' | 'registros' | 'motivo' | 'SIMULAR'> extends never
    ? C
    : never
  : never

/** A part that is optional if nothing in it is required. */
type Part<K extends string, T> =
  Record<never, never> extends T ? { readonly [P in K]?: T } : { readonly [P in K]: T }

/** Plain moves need no verb. Any other command without a verb does not compile. */
type Verbs<N extends NounName> = {
  readonly [C in Exclude<CommandOf<N>, PlainMove<CommandOf<N>>> as C['id']]: VerbOf<C>
} & { readonly [C in PlainMove<CommandOf<N>> as C['id']]?: VerbOf<C> }

/** How records of a noun wait for parties: column of the deadline, and guards. */
export interface Waits<M extends Stored> {
  /** Column with the deadline. */
  prazo?: keyof Tables[M['table']] & string
  /** The answer names the record with the number of its contract. */
  contrato?: 'contrato_id'
  /** SQL, from the alias of the table, of the reason for which a record came back to the party. */
  motivo?: (alias: string) => string
  /** SQL of the records that do not wait, because another one waits in their place. */
  without?: (alias: string) => string
  /** Guards, besides those of the move, that decide which party it waits for. */
  also?: readonly GuardOf<M>[]
  /** Parties may act but do not have to, so the record waits for none. */
  freely?: true
  /**
   * Verb of the awaited action if it is not the move's, as where the last of several actions makes the move.
   * Empty if parties may choose between several actions and owe none.
   */
  acao?: Told | ''
}

/** Dates on which the calendar moves a record, by column. */
export type Days = Readonly<Record<string, string | null>>

/** Explanation of one record, instead of the text of its state. */
export interface Explained {
  codigo: (typeof explanations)[number]
  texto: Message
  dia?: string
  /** Nothing more is expected, although the state is not final. */
  final?: true
}

/** SQL of the page of a record. */
export interface Page<S extends Shape = Shape, T extends keyof Tables = keyof Tables> {
  source: PageSource<S, T>
  /** Dates on which the calendar moves the record, if they are not in its own row. */
  days?: (tx: Tx, id: number, acting: Acting) => Promise<Days>
  /** Reduced view for some parties, and the records it covers. It has no history. */
  less?: {
    to: readonly PartyKind[]
    source: PageSource<S, T>
    where: (acting: Acting) => string
  }
  /** What the state of a record means where the state alone says too little or too much. */
  explained?: (tx: Tx, id: number, acting: Acting) => Promise<Explained | undefined>
  /** SQL that tells whether row is the one asked for, and the order among several; for `numbered` pages. */
  numbered?: { where: (told: Readonly<Record<string, unknown>>) => RawBuilder<unknown>; order: string }
  /** SQL of the key that batches use, if batches feed the record. */
  key?: string | undefined
}

/** A page, of the machine's table or of one that it names. */
type Paged<N extends NounName, O extends RecordPage> = [O] extends [never]
  ? unknown
  : {
      readonly page: [MachineOf<N>] extends [never]
        ? Page<O['element']> & { table: keyof Tables }
        : Page<O['element'], MachineOf<N>['table']>
    }

/** Parts of nouns with states. */
type Stated<M extends Stored> = [M] extends [never]
  ? unknown
  : {
      /** The machine with its guards. */
      readonly bound: Bound<M, never>
      readonly waits?: Waits<M>
    } & Part<
      // A calendar move that needs only a reason is declared by that reason.
      'due',
      { readonly [N in CalendarMoveOf<M>]: DueVerb | Message }
    >

/** Parts that any noun may have. */
interface Common {
  /** Units and parties to which records of its tables belong. */
  readonly scope?: Scopes
  /** Columns with sealed values. */
  readonly sealed?: readonly SealedColumn[]
}

/**
 * Everything the server knows about a noun. A part that its declarations require and that is missing does not
 * compile.
 */
export type Noun<N extends NounName> = Common &
  Stated<MachineOf<N>> &
  (N extends SoughtNoun ? { readonly seek: Seek } : unknown) &
  Part<'verbs', Verbs<N>> &
  Part<
    'listings',
    { readonly [L in Extract<Listing, { noun: N }> as L['id']]: ListingSource<L, keyof Tables> }
  > &
  Paged<N, Extract<RecordPage, { noun: N }>>
