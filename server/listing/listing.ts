import type { InputShape, ListingOperation } from '../../catalogue/operation.ts'
import type { Output, Shape } from '../../catalogue/output.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Reach } from '../domain/machine/reach.ts'
import { type Reader, renderElement } from '../query/render-sql.ts'
import { withColumns } from '../query/source.ts'
import type { Tables } from '../store/schema.ts'
import { wordsOf } from '../values/search.ts'
import { anyOf, type Condition, matching, reached } from './condition.ts'
import type { Asking, ListingSource, Order } from './source.ts'

/** A listing with its source, without the types of its columns and filters. */
export interface Listing {
  operation: ListingOperation
  base: string
  alias: string
  joins: string
  id: string
  /** SQL for the JSON text of one row. */
  element: (reader: Reader) => string
  /** The same with decimals as strings, which keep all digits. */
  exactElement: (reader: Reader) => string
  order: (name: string) => Order
  /** Conditions of the listing itself, of the caller's reach and of the filters. */
  asked: (asking: Asking, reach: Reach, read: Read) => Asked
  search: (text: string) => Condition[]
}

/** Reads the fields of a shape from the current request. */
export type Read = <S extends InputShape>(shape: S) => InputOf<S>

export interface Asked {
  conditions: Condition[]
  /** Parsed filters; a cursor is bound to them. */
  values: object
}

/** Connects a declaration with its source; the types of each check the other. */
export function bind<const L extends ListingOperation>(
  operation: L,
  source: ListingSource<L, keyof Tables>,
): Listing {
  const { table, alias = 'x', joins = '' } = source
  const columns = withColumns(operation.columns, source.columns, alias)
  const filtered = <K extends keyof L['filters']>(
    name: K,
    values: InputOf<L['filters']>,
    asking: Asking,
    reach: Reach,
  ) => {
    const value = values[name]
    return value === null || value === undefined ? [] : [source.filters[name](value, asking, reach)]
  }
  return {
    operation,
    base: `${table} ${alias}`,
    alias,
    joins,
    id: `${alias}.id`,
    element: (reader) => renderElement(operation.columns, columns, reader),
    exactElement: (reader) => renderElement(exact(operation.columns), columns, reader),
    order: (name) => source.orders[name]!,
    asked: (asking, reach, read) => {
      const values = read<L['filters']>(operation.filters)
      const conditions = [
        ...(source.where ? [source.where(asking)] : []),
        reached(table, alias, reach),
        ...Object.keys(operation.filters).flatMap((name) => filtered(name, values, asking, reach)),
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
