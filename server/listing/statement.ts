import { countedRows } from '../../catalogue/management/envelopes.ts'
import { literal } from '../query/place.ts'
import type { Reader } from '../query/render-sql.ts'
import type { Condition } from './condition.ts'
import type { Place } from './cursor.ts'
import type { Listing } from './listing.ts'
import type { Order } from './source.ts'

/** Requested rows of a listing and their order. */
export interface Selection extends Reader {
  listing: Listing
  conditions: readonly Condition[]
  /** A search reads every row: no index supports it. */
  searching: boolean
  order: Order
  descending: boolean
}

/** Column with the value of the order, added to every row of the answer. */
const place = 'lugar_ordem'

function conditions({ listing, conditions: all }: Selection): string {
  return [`${listing.alias}.cliente_id = (select cliente_atual())`, ...all.map(({ text }) => text)].join(
    ' and ',
  )
}

function ordering({ listing, order, descending }: Selection, by: string): string {
  const direction = descending ? 'desc' : 'asc'
  return `${by} ${direction}${order.nullable ? ' nulls last' : ''}, ${listing.id} ${direction}`
}

/** Condition for rows after a position. A row comparison lets an index start at that position. */
function after({ listing, order, descending }: Selection, { value, id }: Place): string {
  const beyond = descending ? '<' : '>'
  const row = `${literal(id)}::bigint`
  if (value === null) return `${order.by} is null and ${listing.id} ${beyond} ${row}`
  return `(${order.by}, ${listing.id}) ${beyond} (${literal(value)}::${order.type}, ${row})`
}

/** Conditions for the rows of a page. Rows without a value come after all rows with one. */
function stretches(selection: Selection, from: Place | undefined): string[] {
  if (!from) return ['']
  const next = ` and ${after(selection, from)}`
  const { order } = selection
  return order.nullable && from.value !== null ? [next, ` and ${order.by} is null`] : [next]
}

/** One condition per index range, because a single index scan cannot start at two positions. */
const runs = (selection: Selection, from: Place | undefined): string[] =>
  stretches(selection, from).flatMap((rest) =>
    (selection.order.merged ?? ['true']).map((which) => `${which}${rest}`),
  )

/**
 * Selects the rows of a page before the joins, so that columns are joined for these rows only. Without an
 * index only ids are sorted: sorting whole rows would be most of the work on a large table.
 */
export function pageStatement(selection: Selection, from: Place | undefined, rows: number): string {
  const { listing, order } = selection
  const { alias, base, joins, id } = listing
  const all = conditions(selection)
  const carried = order.indexed ? `${alias}.*` : id
  const found = runs(selection, from).map(
    (run) => `(select ${carried}, ${order.by} as ${place} from ${base} where ${all} and ${run}
      order by ${ordering(selection, order.by)} limit ${rows})`,
  )
  const shown = ordering(selection, `${alias}.${place}`)
  const lines =
    found.length === 1
      ? found[0]!
      : `(select * from (${found.join(' union all ')}) ${alias} order by ${shown} limit ${rows})`
  const whole = order.indexed
    ? lines
    : `(select ${alias}.*, achado.${place} from ${lines} achado
         join ${base} on ${alias}.cliente_id = (select cliente_atual()) and ${id} = achado.id)`
  return `select ${listing.element(selection)} as elemento, ${alias}.${place}::text as ordem, (${id})::text as id
    from ${whole} ${alias} ${joins} order by ${shown}`
}

/** Counts up to one row more than the exact limit. */
export const countStatement = (selection: Selection): string =>
  `select count(*)::integer as total from (
     select from ${selection.listing.base} where ${conditions(selection)} limit ${countedRows + 1}) linhas`

/** Ids of the rows, up to the limit of the count. */
export const foundStatement = ({ listing, ...rest }: Selection): string =>
  `select ${listing.id} as id from ${listing.base} where ${conditions({ listing, ...rest })} limit ${countedRows + 1}`

/** Every row as one line, with all digits of decimals. */
export function rowsStatement(selection: Selection): string {
  const { listing, order } = selection
  return `select ${listing.exactElement(selection)} from ${listing.base} ${listing.joins}
    where ${conditions(selection)} order by ${ordering(selection, order.by)}`
}
