import type { AuditedEntity } from '../../catalogue/audit.ts'
import type { PeriodFields, QueryOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { Tables } from '../store/schema.ts'
import type { Place } from './place.ts'

/**
 * Where each part of an answer comes from, as SQL. The type follows the declared shape key by key, so that a
 * field without a source does not compile.
 */
export type Sources<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends { type: 'object'; sealed: true; fields: infer F extends Shape }
    ? string | SealedSource<{ readonly [M in keyof F]: Member }>
    : S[K] extends { type: 'object'; fields: infer F extends Shape }
      ? Sources<F> | Present<Sources<F>>
      : S[K] extends { type: 'list'; fields: infer F extends Shape }
        ? ListSource<Sources<F>>
        : S[K] extends { sealed: true }
          ? SealedText
          : string
}

/** The same of a shape that is known only when it runs. */
export interface AnySources {
  readonly [key: string]: AnySource
}
export type AnySource =
  | string
  | SealedText
  | SealedSource
  | ListSource<AnySources>
  | Present<AnySources>
  | AnySources

/** An object that is null unless the condition holds. */
export interface Present<T> {
  when: string
  show: T
}

/** A sealed column with some of the members; a plain column name means that it holds the finished object. */
export interface SealedSource<M = Readonly<Record<string, Member>>> {
  column: string
  members: M
}

/** The stored name of a member of a sealed object, how its text is looked up, or a text that is not sealed. */
export type Member = string | LookedUp | Beside

/** One member of a sealed column, as a text. */
export interface SealedText {
  column: string
  member: string
}

/** The text for a member that is stored as a code. */
export interface LookedUp {
  /** The stored name of the code. */
  by: string
  /** SQL for a JSON object with the text of each code. */
  texts: string
}

/** A member that is shown with a sealed object and stands elsewhere. */
export interface Beside {
  /** SQL for its text. */
  beside: string
}

export interface ListSource<T> {
  from: string
  order: string
  item: T
}

/** How the rows of a page are found again, so that the others need not be whole to be counted. */
export interface Derived {
  /** Columns of the base that identify a row, besides the client. */
  keys: readonly string[]
  /** A lateral relation, with the base's alias, that gives the row whose keys are those of `pagina`. */
  row: string
  /** A base that is quicker when no filter names one record or a few. */
  wholesale?: string
  /** The table whose rows these are, one each and with the columns that decide who may see them. */
  of?: keyof Tables
}

/** How elements are found that are not the rows of the base: parts of them, or groups. */
export interface Statements {
  /** How many there are after a place, and the newest inclusion among them. */
  count: (after: Place | undefined) => string
  /** The place of the last of so many; no row when there are fewer. */
  seek: (after: Place | undefined, elements: number) => string
  page: (after: Place | undefined, size: number) => string
  rows: () => string
}

/** How a row of the base is taken apart into its elements. */
export interface Spread {
  /** SQL for how many elements a row holds. */
  count: string
  /** A lateral relation with the elements of a row from one position, counted from 0, up to before another. */
  items: (from: string, to: string) => string
  /** SQL for the position of an element in its row. */
  position: string
}

/** SQL for a condition, from the literal that a filter was given. */
type Condition = (literal: string) => string

interface SourceBase {
  /** The table that is listed, with the alias every expression uses. */
  base: string
  alias: string
  /** The base is a subquery: no index finds a place in it. */
  derived?: Derived
  /** What is read, for the audit trail. Whatever may show sealed values has to say. */
  entity?: AuditedEntity
  /** Joins that the element needs. */
  joins: string
  /** Rows of the base that belong to this operation. */
  where?: string
  id: string
  created: string
  changed: string
  /** Column with the finished element in the default format, null while it has to be built. */
  stored?: string
  /** Whether the stored element shows something that has changed, while changes are noted. */
  outdated?: string
}

/** One way to make elements out of groups of rows. */
export interface GroupSource<T> {
  /** SQL for the text by which rows belong together. Groups come in its order; expressions know it as `g.grupo`. */
  by: string
  /** Every row has one: an index in its order gives the groups of a page without a look at the others. */
  always?: true
  /** Rows of the base that are grouped in this way. */
  where?: string
  /** What this way joins, besides the joins of all. */
  joins?: string
  /** Aggregates of the rows of a group. */
  element: T
}

/** Where the data of some operation comes from. Its elements are rows, or groups of them. */
export interface QuerySource extends SourceBase {
  element?: AnySources
  groups?: Readonly<Record<string, GroupSource<AnySources>>>
  /** Which groups are elements, as a condition on aggregates; without one, all are. */
  groupIf?: string
  /** Columns of the declared days and moments. */
  moments?: Readonly<Record<string, string>>
  formats?: Readonly<Record<string, AnySources>>
  filters: Readonly<Record<string, Condition>>
  /** Rows of the base hold several elements each. Takes the literals of the filters. */
  spread?: (filters: Readonly<Record<string, string>>) => Spread
}

/** Filters that are conditions: `formato` chooses among spellings. */
type Conditions<O extends QueryOperation> = Exclude<keyof O['filters'] & string, 'formato'>

/**
 * Where the data of one operation comes from. What it declares and no SQL stands for does not compile, and neither
 * does SQL for what it does not declare.
 */
export type SourceOf<O extends QueryOperation> = SourceBase & {
  filters: { readonly [K in Conditions<O>]: Condition }
  spread?: (filters: { readonly [K in Conditions<O>]?: string }) => Spread
} & Elements<O> &
  Spellings<O> &
  Moments<O['period']>

type Elements<O extends QueryOperation> = O extends { groups: infer G extends object }
  ? {
      groups: { readonly [K in keyof G]: GroupSource<Sources<O['element']>> }
      groupIf?: string
      element?: never
    }
  : { element: Sources<O['element']>; groups?: never; groupIf?: never }

type Spellings<O extends QueryOperation> = O extends {
  formats: infer F extends Readonly<Record<string, Shape>>
}
  ? { formats: { readonly [K in keyof F]: Sources<F[K]> } }
  : { formats?: never }

type Moments<P extends QueryOperation['period']> = P extends PeriodFields
  ? { moments: { readonly [K in keyof P]: string } }
  : { moments?: never }
