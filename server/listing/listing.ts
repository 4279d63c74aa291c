import type { ListingOperation } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import { renderElement } from '../query/render-sql.ts'
import { patternsOf } from '../values/search.ts'
import { type Condition, matching, where } from './condition.ts'
import type { Asking, ListingSource, Order } from './source.ts'

/** A listing with its source, whatever its columns and filters are. */
export interface Listing {
  operation: ListingOperation
  base: string
  alias: string
  joins: string
  id: string
  /** SQL for the JSON text of one row. */
  element: (zone: string) => string
  order: (name: string) => Order
  /** What a row has to fulfil: the listing's own condition, the caller's units, the filters. */
  conditions: (asking: Asking, units: readonly number[] | undefined, values: Values) => Condition[]
  search: (text: string) => Condition[]
}

/** The values of the filters that were read. */
export type Values = Readonly<Record<string, unknown>>

/** Brings a declaration and its source together, each with the types of the other. */
export function bind<const L extends ListingOperation>(operation: L, source: ListingSource<L>): Listing {
  const { base, alias, joins, id, columns, units } = source
  const filtered = <K extends keyof L['filters']>(name: K, values: InputOf<L['filters']>) => {
    const value = values[name]
    return value === null || value === undefined ? [] : [source.filters[name](value)]
  }
  return {
    operation,
    base,
    alias,
    joins,
    id,
    element: (zone) => renderElement(operation.columns, columns, zone),
    order: (name) => source.orders[name]!,
    conditions: (asking, ofUnits, values) => [
      ...(source.where ? [source.where(asking)] : []),
      ...(units && ofUnits ? [units(ofUnits)] : []),
      ...Object.keys(operation.filters).flatMap((name) => filtered(name, values as InputOf<L['filters']>)),
    ],
    search: (text) => patternsOf(text).map((pattern) => anyOf(source.search(matching(pattern)))),
  }
}

const anyOf = (conditions: readonly Condition[]): Condition =>
  where`(${conditions.reduce((all, one) => where`${all} or ${one}`)})`
