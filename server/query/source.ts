import type { AuditedEntity } from '../../catalogue/management/auditoria/audited-entities.ts'
import type { PeriodFields, QueryOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { Tables } from '../store/schema.ts'
import type { Cursor } from './place.ts'

/**
 * SQL for each part of an answer. The type follows the declared shape, so that a field without a source does
 * not compile.
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
          : S[K] extends { said: true }
            ? SaidSource
            : string | Dated
}

/** Column of a leaf: `prazoEntrega` shows `prazo_entrega`, and `identificador` shows `id`. */
type ColumnOf<K> = K extends 'identificador'
  ? 'id'
  : K extends `${infer C}${infer Rest}`
    ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${ColumnPart<Rest>}`
    : K
type ColumnPart<K extends string> = K extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `_${Lowercase<C>}`}${ColumnPart<Rest>}`
  : K

type TableColumn<T extends keyof Tables> = T extends unknown ? keyof Tables[T] : never

/** Leaves that show a column of the table unless their source says otherwise. */
type Plain<S extends Shape, T extends keyof Tables> = {
  [K in keyof S]: Sources<S>[K] extends string | Dated
    ? ColumnOf<K> extends TableColumn<T>
      ? K
      : never
    : never
}[keyof S]

/** Sources of a row of a table. Only what is not a column of it has to be written. */
export type RowSources<S extends Shape, T extends keyof Tables> = Omit<Sources<S>, Plain<S, T>> &
  Partial<Pick<Sources<S>, Plain<S, T>>>

const columnOf = (name: string): string =>
  name === 'identificador' ? 'id' : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Completes the sources of a row by its columns. */
export const withColumns = <S extends Shape>(shape: S, sources: object, alias: string): AnySources =>
  Object.fromEntries(
    Object.keys(shape).map((name) => [name, Reflect.get(sources, name) ?? `${alias}.${columnOf(name)}`]),
  )

/** The same for a shape that is known only at run time. */
export interface AnySources {
  readonly [key: string]: AnySource
}
export type AnySource =
  | string
  | Dated
  | SealedText
  | SaidSource
  | SealedSource
  | ListSource<AnySources>
  | Present<AnySources>
  | AnySources

/** An object that is null unless the condition holds. */
export interface Present<T> {
  when: string
  show: T
}

/** A sealed column with some of its members; a plain column name means that it holds the finished object. */
export interface SealedSource<M = Readonly<Record<string, Member>>> {
  column: string
  members: M
}

/** Stored name of a sealed member, a lookup of its text, or a value that is not sealed. */
export type Member = string | LookedUp | Beside

/** One member of a sealed column, as text. */
export interface SealedText {
  column: string
  member: string
}

/** A value that depends on the day. */
export interface Dated {
  /** Its SQL, from the SQL of today. */
  onDay: (today: string) => string
}

/** A text of the platform: as stored in Portuguese, and its message. */
export interface SaidSource {
  text: string
  /** SQL for the message as jsonb, or for a list of them; null in rows of earlier versions. */
  message: string
}

/** Text of a member that is stored as a code. */
export interface LookedUp {
  /** Stored name of the code. */
  by: string
  /** SQL for a JSON object with the text of each code. */
  texts: string
}

/** An unsealed value that is shown inside a sealed object. */
export interface Beside {
  /** SQL for its text. */
  beside: string
}

export interface ListSource<T> {
  from: string
  order: string
  item: T
}

/** How to find the rows of a page by key, so that counting need not build whole rows. */
export interface Derived {
  /** Columns that identify a row, besides the client. */
  keys: readonly string[]
  /** Lateral relation, with the base's alias, for the row with the keys in `pagina`. */
  row: string
  /** Replaces the base unless a filter names few records: it joins all rows at once. */
  wholesale?: string
  /** Table of the rows, one to one, with the columns that decide who may see them. */
  of?: keyof Tables
}

/** Statements for elements that are parts of rows, or groups of rows. */
export interface Statements {
  /** Number of elements after a cursor, and their newest inclusion. */
  count: (after: Cursor | undefined) => string
  /** Selects the cursor of the element that is `elements` after `after`; no row if there are fewer. */
  seek: (after: Cursor | undefined, elements: number) => string
  page: (after: Cursor | undefined, size: number) => string
  rows: () => string
}

/** How a row of the base is split into elements. */
export interface Spread {
  /** SQL for the number of elements of a row. */
  count: string
  /** Lateral relation with the elements of a row from position `from`, counted from 0, to before `to`. */
  items: (from: string, to: string) => string
  /** SQL for the position of an element in its row. */
  position: string
}

/** SQL condition of a filter, from its value as a literal. */
type Condition = (literal: string) => string

interface SourceBase {
  /** The table, with the alias that every expression uses. */
  base: string
  alias: string
  /** The base is a subquery, so no index finds a cursor in it. */
  derived?: Derived
  /** Entity for the audit entry; required if sealed values may be shown. */
  entity?: AuditedEntity
  /** Joins that the element needs. */
  joins: string
  /** Condition for the rows of this operation. */
  where?: string
  id: string
  created: string
  changed: string
  /** Column with the finished element in the default format; null if it has to be built. */
  stored?: string
  /** Condition for an outdated stored element, used while changes are noted. */
  outdated?: string
}

/** A way to group rows into elements. */
export interface GroupSource<T> {
  /** SQL for the group key as text, which also is the order. Expressions refer to it as `g.grupo`. */
  by: string
  /** The key is never null, so an index in its order finds the groups of a page. */
  always?: true
  /** Condition for the rows that are grouped. */
  where?: string
  /** Additional joins. */
  joins?: string
  /** Aggregates over the rows of a group. */
  element: T
}

/** Source of the page of a record. */
export type PageSource<S extends Shape, T extends keyof Tables> = Pick<SourceBase, 'entity'> &
  Partial<Pick<SourceBase, 'base' | 'alias' | 'joins' | 'id'>> & { element: RowSources<S, T> }

/** Source of an operation. Its elements are rows, or groups of rows. */
export interface QuerySource extends SourceBase {
  element?: AnySources
  groups?: Readonly<Record<string, GroupSource<AnySources>>>
  /** Condition on aggregates for the groups that are elements; absent, all are. */
  groupIf?: string
  /** Columns of the declared dates and moments. */
  moments?: Readonly<Record<string, string>>
  formats?: Readonly<Record<string, AnySources>>
  filters: Readonly<Record<string, Condition>>
  /** Splits rows that hold several elements each. Takes the filter literals. */
  spread?: (filters: Readonly<Record<string, string>>) => Spread
}

/** Filters that are conditions; `formato` is not. */
type Conditions<O extends QueryOperation> = Exclude<keyof O['filters'] & string, 'formato'>

/**
 * Source of one operation. Declared fields without SQL do not compile, nor does SQL for undeclared ones. If the
 * base is a table, its columns need none.
 */
export type SourceOf<O extends QueryOperation, T extends keyof Tables = never> = SourceBase & {
  filters: { readonly [K in Conditions<O>]: Condition }
  spread?: (filters: { readonly [K in Conditions<O>]?: string }) => Spread
} & ([T] extends [never] ? unknown : { base: `${T} ${string}` }) &
  Elements<O, T> &
  Spellings<O> &
  Moments<O['period']>

type Elements<O extends QueryOperation, T extends keyof Tables> = O extends { groups: infer G extends object }
  ? {
      groups: { readonly [K in keyof G]: GroupSource<Sources<O['element']>> }
      groupIf?: string
      element?: never
    }
  : { element: RowSources<O['element'], T>; groups?: never; groupIf?: never }

type Spellings<O extends QueryOperation> = O extends {
  formats: infer F extends Readonly<Record<string, Shape>>
}
  ? { formats: { readonly [K in keyof F]: Sources<F[K]> } }
  : { formats?: never }

type Moments<P extends QueryOperation['period']> = P extends PeriodFields
  ? { moments: { readonly [K in keyof P]: string } }
  : { moments?: never }
