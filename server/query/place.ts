import pg from 'pg'

const { escapeLiteral } = pg

/** COPY takes no parameters, so every value stands in its statement as a literal, escaped here alone. */
export const literal = (value: string) => escapeLiteral(value)

/** An element's place in the order of an answer. The elements of one row are told apart by their position in it. */
export interface Place {
  /** As the database writes it. A day is kept as its beginning in UTC, and read back as that day. */
  momento: string
  linha: string
  posicao: number
  /** The group, where groups are answered: its key alone is the place. */
  grupo: string
}

/** What comes first in the order: a column, and whether it holds a day or a moment. */
export interface Moment {
  column: string
  type: 'date' | 'timestamptz'
}

/** The columns of a place, as they are selected. */
export const placeColumns = ({ column, type }: Moment, id: string, position = '0') =>
  `(${column}${type === 'date' ? '' : ` at time zone 'UTC'`})::text || ' UTC' as momento, (${id})::text as linha,
   (${position})::integer as posicao, '' as grupo`

/** The place of a group. */
export const groupColumns = (key: string) =>
  `'1970-01-01 UTC' as momento, '0' as linha, 0 as posicao, ${key} as grupo`

/** Stands for a place that a prepared statement is told when it runs, as its first two values. */
export const toldPlace = Symbol('told')

/** A comparison of whole rows: an index on both columns begins to read right there. */
export function beyond(
  { column, type }: Moment,
  id: string,
  place: Place | typeof toldPlace,
  comparison: '>' | '>=' = '>',
): string {
  const [momento, linha] = place === toldPlace ? ['$1', '$2'] : [literal(place.momento), literal(place.linha)]
  return `(${column}, ${id}) ${comparison} (${momento}::${type}, ${linha}::bigint)`
}
