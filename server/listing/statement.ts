import { countedRows } from '../../catalogue/management/envelopes.ts'
import { literal } from '../query/place.ts'
import type { Condition } from './condition.ts'
import type { Place } from './cursor.ts'
import type { Listing } from './listing.ts'
import type { Order } from './source.ts'

/** The rows of a listing that are asked for, in their order. */
export interface Selection {
  listing: Listing
  conditions: readonly Condition[]
  /** Every row has to be looked into: no index knows what is searched for. */
  searching: boolean
  order: Order
  descending: boolean
  zone: string
}

/** What every row of the answer has besides its element. */
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

/** What comes after a place: a comparison of whole rows where an index can begin to read right there. */
function after({ listing, order, descending }: Selection, { value, id }: Place): string {
  const beyond = descending ? '<' : '>'
  const row = `${literal(id)}::bigint`
  if (value === null) return `${order.by} is null and ${listing.id} ${beyond} ${row}`
  return `(${order.by}, ${listing.id}) ${beyond} (${literal(value)}::${order.type}, ${row})`
}

/** What a page may show: the rows after a place; those without a value come after all that have one. */
function stretches(selection: Selection, from: Place | undefined): string[] {
  if (!from) return ['']
  const next = ` and ${after(selection, from)}`
  const { order } = selection
  return order.nullable && from.value !== null ? [next, ` and ${order.by} is null`] : [next]
}

/** The same as an index has them in their order, each on its own: none begins to read at two places. */
const runs = (selection: Selection, from: Place | undefined): string[] =>
  stretches(selection, from).flatMap((rest) =>
    (selection.order.merged ?? ['true']).map((which) => `${which}${rest}`),
  )

/**
 * So many rows after a place. They are found first: what columns join is for them alone. Where they have to be sorted, they are
 * found by their numbers: what is sorted is carried along, and of a hundred thousand rows that is most of the work.
 */
export function pageStatement(selection: Selection, from: Place | undefined, rows: number): string {
  const { listing, order, zone } = selection
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
  return `select ${listing.element(zone)} as elemento, ${alias}.${place}::text as ordem, (${id})::text as id
    from ${whole} ${alias} ${joins} order by ${shown}`
}

/** How many rows there are in all, counted up to one more than is told exactly. */
export const countStatement = (selection: Selection): string =>
  `select count(*)::integer as total from (
     select from ${selection.listing.base} where ${conditions(selection)} limit ${countedRows + 1}) linhas`

/** The numbers of the rows, as far as they are counted. */
export const foundStatement = ({ listing, ...rest }: Selection): string =>
  `select ${listing.id} as id from ${listing.base} where ${conditions({ listing, ...rest })} limit ${countedRows + 1}`

/** Every row, one line each, with the digits of decimals. */
export function rowsStatement(selection: Selection): string {
  const { listing, order, zone } = selection
  return `select ${listing.exactElement(zone)} from ${listing.base} ${listing.joins}
    where ${conditions(selection)} order by ${ordering(selection, order.by)}`
}
