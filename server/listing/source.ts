import type { ListingOperation } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Sources } from '../query/source.ts'
import type { Tables } from '../store/schema.ts'
import type { Condition, Holds } from './condition.ts'

/** By what rows are ordered. */
export interface Order {
  /** SQL over the base alone: a page's rows are found before anything is joined to them. */
  by: string
  type: 'text' | 'date' | 'timestamptz' | 'integer' | 'bigint' | 'numeric'
  /** Some rows have no value; they come last, in either direction. */
  nullable?: true
  /** An index, made by the procedure `ordenar`, has the rows in this order; else every page sorts all of them. */
  indexed?: true
  /** The index has them so for each of these conditions, one of which every row fulfils: those of all are merged. */
  merged?: readonly string[]
}

/** When and for whom a listing is made. */
export interface Asking {
  /** The present day of the institution. */
  today: string
  zone: string
}

type Filters<F extends ListingOperation['filters']> = {
  readonly [K in keyof F]: (value: NonNullable<InputOf<F>[K]>, asking: Asking) => Condition
}

/**
 * Where a listing comes from, as SQL. The types follow the declaration: a column, a filter or an order without its SQL
 * does not compile.
 */
export interface ListingSource<L extends ListingOperation> {
  /** The table; whose rows somebody may know of follows from it. */
  table: keyof Tables
  /** The alias that every expression uses. */
  alias: string
  /** Joins that columns need. */
  joins: string
  /** Rows of the base that belong to this listing. */
  where?: (asking: Asking) => Condition
  id: string
  columns: Sources<L['columns']>
  filters: Filters<L['filters']>
  /** Where a word of the search may stand. What other tables were asked once comes first: it costs each row least. */
  search: (holds: Holds) => readonly Condition[]
  orders: { readonly [K in keyof L['orders']]: Order }
}
