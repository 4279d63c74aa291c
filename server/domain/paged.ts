import { type RawBuilder, sql } from 'kysely'
import { maxQuantidade } from '../../catalogue/common-fields.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'

/** Which page of a list is wanted; without a size all of it, as long as that is no more than the largest page. */
export interface Paging {
  quantidade: number | null | undefined
  pagina: number | null | undefined
}

export interface Page<T> {
  elements: T[]
  total: number
  pages: number
  page: number
}

/** One page of what `rows` selects, which `order` puts in order and `columns` shows, with the totals of the same moment. */
export async function pageOf<T>(
  tx: Tx,
  rows: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { quantidade, pagina }: Paging,
): Promise<Page<T>> {
  const size = quantidade || maxQuantidade
  const page = (quantidade && pagina) || 1
  const { rows: found } = await sql<{ total: number; elements: T[] }>`
    with x as materialized (${rows})
    select (select count(*)::integer from x) as total,
           coalesce((select json_agg(e) from (select ${columns} from x order by ${order}
             limit ${size} offset ${(page - 1) * size}) e), '[]') as elements`.execute(tx)
  const { total, elements } = found[0]!
  if (!quantidade && total > maxQuantidade) {
    const message = `há ${total} elementos: peça-os em páginas de até ${maxQuantidade}.`
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('quantidade', 'CAMPO_OBRIGATORIO', message)])
  }
  return { elements, total, pages: Math.ceil(total / size), page }
}
