import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../store/database.ts'

/** A list: `rows` is the query, `columns` the select list over it. */
export interface List<T> {
  rows: RawBuilder<unknown>
  columns: RawBuilder<T>
  order: RawBuilder<unknown>
}

/** Without `quantidade` the whole list is one page. */
export interface Paging {
  quantidade?: number | null | undefined
  pagina?: number | null | undefined
}

export interface Page<T> {
  elements: T[]
  total: number
  pages: number
  page: number
}

/** One page of a list, with totals from the same snapshot. */
export async function pageOf<T>(
  tx: Tx,
  { rows, columns, order }: List<T>,
  size: number,
  page: number,
): Promise<Page<T>> {
  const { rows: found } = await sql<{ total: number; elements: T[] }>`
    with x as materialized (${rows})
    select (select count(*)::integer from x) as total,
           coalesce((select json_agg(e) from (select ${columns} from x order by ${order}
             limit ${size} offset ${(page - 1) * size}) e), '[]') as elements`.execute(tx)
  const { total, elements } = found[0]!
  return { elements, total, pages: Math.ceil(total / size), page }
}

const atOnce = 500

/**
 * Reads a whole list through a cursor, in blocks of elements as JSON text, so that memory does not depend on
 * its length.
 */
export async function* blocksOf<T>(
  tx: Tx,
  { rows, columns, order }: List<T>,
): AsyncGenerator<readonly string[]> {
  await sql`declare lista no scroll cursor for
    select row_to_json(e)::text as elemento from (select ${columns} from (${rows}) x order by ${order}) e`.execute(
    tx,
  )
  for (;;) {
    const { rows: next } = await sql<{ elemento: string }>`fetch ${sql.lit(atOnce)} from lista`.execute(tx)
    if (next.length > 0) yield next.map(({ elemento }) => elemento)
    if (next.length < atOnce) return
  }
}
