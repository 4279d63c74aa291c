import type { AuditedEntity } from '../../catalogue/audit.ts'
import type { Shape } from '../../catalogue/output.ts'

/**
 * Where each part of an answer comes from, as SQL. The type follows the declared shape key by key, so that a
 * field without a source does not compile.
 */
export type Sources<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends { type: 'object'; sealed: true; fields: infer F extends Shape }
    ? string | SealedSource<F>
    : S[K] extends { type: 'object'; fields: infer F extends Shape }
      ? Sources<F> | Present<F>
      : S[K] extends { type: 'list'; fields: infer F extends Shape }
        ? ListSource<F>
        : S[K] extends { sealed: true }
          ? SealedText
          : string
}

/** An object that is null unless the condition holds. */
export interface Present<S extends Shape> {
  when: string
  show: Sources<S>
}

/** A sealed column with some of the members; a plain column name means that it holds the finished object. */
export interface SealedSource<S extends Shape> {
  column: string
  /** The stored name of each member. */
  members: { readonly [K in keyof S]: string | LookedUp }
}

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

export interface ListSource<S extends Shape> {
  from: string
  order: string
  item: Sources<S>
}

/** How the rows of a page are found again, so that the others need not be whole to be counted. */
export interface Derived {
  /** Columns of the base that identify a row, besides the client. */
  keys: readonly string[]
  /** A lateral relation, with the base's alias, that gives the row whose keys are those of `pagina`. */
  row: string
  /** A base that is quicker when no filter names one record or a few. */
  wholesale?: string
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

export interface QuerySource<S extends Shape = Shape> {
  /** The table that is listed, with the alias every expression uses. */
  base: string
  alias: string
  /** The base is a subquery: no index finds a place in it. */
  derived?: Derived
  /** Rows of the base hold several elements each. Takes the literals of the filters. */
  spread?: (filters: Readonly<Record<string, string>>) => Spread
  /** What is read, for the audit trail. Whatever may show sealed values has to say. */
  entity?: AuditedEntity
  /** Joins that the element needs. */
  joins: string
  /** Rows of the base that belong to this operation. */
  where?: string
  id: string
  created: string
  changed: string
  element: Sources<S>
  formats?: Readonly<Record<string, Sources<Shape>>>
  /** Column with the finished element in the default format, null while it has to be built. */
  stored?: string
  /** Whether the stored element shows something that has changed, while changes are noted. */
  outdated?: string
  /** Conditions of the filters, from an SQL literal. */
  filters: Readonly<Record<string, (literal: string) => string>>
}
