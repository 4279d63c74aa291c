import pg from 'pg'

const { escapeLiteral } = pg

/** COPY takes no parameters, so every value stands in its statement as a literal, escaped here alone. */
export const literal = (value: string) => escapeLiteral(value)

/** An element's place in the order of an answer. The elements of one row are told apart by their position in it. */
export interface Place {
  momento: string
  linha: string
  posicao: number
}

/** The columns of a place, as they are selected. */
export const placeColumns = (moment: string, id: string, position = '0') =>
  `(${moment})::text as momento, (${id})::text as linha, (${position})::integer as posicao`

/** A comparison of whole rows: an index on both columns begins to read right there. */
export const beyond = (moment: string, id: string, { momento, linha }: Place, comparison: '>' | '>=' = '>') =>
  `(${moment}, ${id}) ${comparison} (${literal(momento)}::timestamptz, ${literal(linha)}::bigint)`
