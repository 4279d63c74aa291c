import pg from 'pg'

const { escapeLiteral } = pg

/** COPY takes no parameters, so values are literals in the statement, escaped only here. */
export const literal = (value: string) => escapeLiteral(value)

/** Keyset cursor of an element. Elements of one row differ by their position in it. */
export interface Cursor {
  /** As the database writes it. A date is stored as its start in UTC. */
  momento: string
  linha: string
  posicao: number
  /** Key of a group; it is the whole cursor where groups are answered. */
  grupo: string
}

/** First column of the order, and its type. */
export interface Moment {
  column: string
  type: 'date' | 'timestamptz'
}

/** Select list of a cursor. */
export const cursorColumns = ({ column, type }: Moment, id: string, position = '0') =>
  `(${column}${type === 'date' ? '' : ` at time zone 'UTC'`})::text || ' UTC' as momento, (${id})::text as linha,
   (${position})::integer as posicao, '' as grupo`

/** Select list of a group's cursor. */
export const groupColumns = (key: string) =>
  `'1970-01-01 UTC' as momento, '0' as linha, 0 as posicao, ${key} as grupo`

/** Marks a cursor that a prepared statement receives as its first two parameters. */
export const cursorParameters = Symbol('cursor')

/** Row comparison: an index on both columns starts reading right there. */
export function beyond(
  { column, type }: Moment,
  id: string,
  cursor: Cursor | typeof cursorParameters,
  comparison: '>' | '>=' = '>',
): string {
  const [momento, linha] =
    cursor === cursorParameters ? ['$1', '$2'] : [literal(cursor.momento), literal(cursor.linha)]
  return `(${column}, ${id}) ${comparison} (${momento}::${type}, ${linha}::bigint)`
}
