import type { InputShape, ListingOperation } from '../../catalogue/operation.ts'
import type { Output, Shape } from '../../catalogue/output.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Reach } from '../domain/machine/reach.ts'
import { renderElement } from '../query/render-sql.ts'
import { wordsOf } from '../values/search.ts'
import { anyOf, type Condition, matching, reached } from './condition.ts'
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
  /** The same with decimals as texts, which keep all their digits. */
  exactElement: (zone: string) => string
  order: (name: string) => Order
  /** What a row has to fulfil: the listing's own condition, the caller's reach, the filters. */
  asked: (asking: Asking, reach: Reach, read: Read) => Asked
  search: (text: string) => Condition[]
}

/** Reads what a declaration says that the request at hand carries. */
export type Read = <S extends InputShape>(shape: S) => InputOf<S>

export interface Asked {
  conditions: Condition[]
  /** The filters as they were read, by which a question is known again. */
  values: object
}

/** Brings a declaration and its source together, each with the types of the other. */
export function bind<const L extends ListingOperation>(operation: L, source: ListingSource<L>): Listing {
  const { table, alias, joins, id, columns } = source
  const filtered = <K extends keyof L['filters']>(name: K, values: InputOf<L['filters']>, asking: Asking) => {
    const value = values[name]
    return value === null || value === undefined ? [] : [source.filters[name](value, asking)]
  }
  return {
    operation,
    base: `${table} ${alias}`,
    alias,
    joins,
    id,
    element: (zone) => renderElement(operation.columns, columns, zone),
    exactElement: (zone) => renderElement(exact(operation.columns), columns, zone),
    order: (name) => source.orders[name]!,
    asked: (asking, reach, read) => {
      const values = read<L['filters']>(operation.filters)
      const conditions = [
        ...(source.where ? [source.where(asking)] : []),
        reached(table, alias, reach),
        ...Object.keys(operation.filters).flatMap((name) => filtered(name, values, asking)),
      ]
      return { conditions, values }
    },
    search: (text) => wordsOf(text).map((word) => anyOf(source.search(matching(word)))),
  }
}

const exact = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, output]) => [key, exactOutput(output)]))

function exactOutput(output: Output): Output {
  if ('fields' in output) return { ...output, fields: exact(output.fields) }
  return output.type === 'decimal' ? { ...output, type: 'varchar' } : output
}
