import type { QuerySource, Spread } from './source.ts'

/**
 * Statements over a base whose rows hold several elements each. Positions are counted row by row over the narrow
 * index; only the elements of the page are taken out of their rows.
 */

export interface SpreadStatement {
  source: QuerySource
  spread: Spread
  /** SQL for the element's text. */
  element: string
  where: string
  /** SQL for the moment that comes first in the order. */
  moment: string
  paging: { size: number; page: number } | undefined
}

export const spreadCount = (source: QuerySource, { count }: Spread, where: string) =>
  `select coalesce(sum(${count}), 0)::bigint as total from ${source.base} where ${where}`

export function spreadRows({ source, spread, element, where, moment, paging }: SpreadStatement): string {
  const { base, alias, id, joins } = source
  const order = `order by ${moment}, ${id}, ${spread.position}`
  if (!paging) {
    const items = spread.items('0', spread.count)
    return `select ${element} from ${base} cross join lateral ${items} ${joins} where ${where} ${order}`
  }
  const first = (paging.page - 1) * paging.size
  const end = first + paging.size
  // Every row holds an element at least: no row after so many can hold one of the page.
  return `select ${element} from (
      select cliente_id, momento, id, greatest(0, ${first} - antes)::integer as de,
             least(quantos, ${end} - antes)::integer as ate
        from (select *, sum(quantos) over (order by momento, id) - quantos as antes
                from (select ${alias}.cliente_id, ${moment} as momento, ${id} as id, ${spread.count}::integer as quantos
                        from ${base} where ${where} order by ${moment}, ${id} limit ${end}) primeiras) contadas
       where antes + quantos > ${first} and antes < ${end}
    ) pagina
    join ${base} on ${alias}.cliente_id = pagina.cliente_id and ${moment} = pagina.momento and ${id} = pagina.id
    cross join lateral ${spread.items('pagina.de', 'pagina.ate')} ${joins} ${order}`
}
