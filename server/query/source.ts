import type { Shape } from '../../catalogue/output.ts'

/**
 * Where each part of an answer comes from, as SQL. The type follows the declared shape key by key, so that a
 * field without a source does not compile.
 */
export type Sources<S extends Shape> = {
  readonly [K in keyof S]: S[K] extends { type: 'object'; sealed: true }
    ? string
    : S[K] extends { type: 'object'; fields: infer F extends Shape }
      ? Sources<F> | Present<F>
      : S[K] extends { type: 'list'; fields: infer F extends Shape }
        ? ListSource<F>
        : string
}

/** An object that is null unless the condition holds. */
export interface Present<S extends Shape> {
  when: string
  show: Sources<S>
}

export interface ListSource<S extends Shape> {
  from: string
  order: string
  item: Sources<S>
}

export interface QuerySource<S extends Shape = Shape> {
  /** The table that is listed, with the alias every expression uses. */
  base: string
  alias: string
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
  /** Conditions of the filters, from an SQL literal. */
  filters: Readonly<Record<string, (literal: string) => string>>
}
