import type { ListingOperation } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Reach } from '../domain/machine/reach.ts'
import type { RowSources } from '../query/source.ts'
import type { Tables } from '../store/schema.ts'
import type { Condition, Holds } from './condition.ts'

export interface Order {
  /** SQL over the base table alone: the rows of a page are found before joins. */
  by: string
  type: 'text' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'numeric'
  /** Some rows have no value; they come last in both directions. */
  nullable?: true
  /** An index created by the procedure `ordenar` has this order; without one, every page sorts all rows. */
  indexed?: true
  /**
   * The index has this order within each of these conditions, which together cover all rows; their results
   * are merged.
   */
  merged?: readonly string[]
}

export interface Asking {
  /** Today in the institution's time zone. */
  today: string
  zone: string
}

type Filters<F extends ListingOperation['filters']> = {
  readonly [K in keyof F]: (value: NonNullable<InputOf<F>[K]>, asking: Asking, reach: Reach) => Condition
}

/**
 * SQL of a listing. Its types follow the declaration: a column, filter or order without SQL does not compile.
 */
export interface ListingSource<L extends ListingOperation, T extends keyof Tables> {
  /** Base table; it determines which rows a caller may see. */
  table: T
  /** Alias of the base table in every expression, by default `x`. */
  alias?: string
  /** Joins for columns of other tables. */
  joins?: string
  /** Condition on the base table for rows of this listing. */
  where?: (asking: Asking) => Condition
  /** Columns of the table need no source. */
  columns: RowSources<L['columns'], T>
  filters: Filters<L['filters']>
  /** Conditions in which a word may match. Subqueries that run once come first: they cost least per row. */
  search: (holds: Holds) => readonly Condition[]
  orders: { readonly [K in keyof L['orders']]: Order }
}
