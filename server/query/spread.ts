import { beyond, type Cursor, cursorColumns } from './place.ts'
import { conditions, momentOf, orderOf, type Selection } from './selection.ts'
import type { Spread, Statements } from './source.ts'

/**
 * Statements over a base whose rows hold several elements each. Positions are counted over the narrow index;
 * only the elements of the page are extracted.
 */

export const spreadStatements = (
  selection: Selection,
  spread: Spread,
  element: () => string,
): Statements => ({
  count: (after) => spreadCount(selection, spread, after),
  seek: (after, elements) => spreadSeek(selection, spread, after, elements),
  page: (after, size) => spreadPage(selection, spread, element(), after, size),
  rows: () => spreadRows(selection, spread, element()),
})

const begins = (after: Cursor | undefined) => after?.posicao ?? 0

/** Includes the cursor's row, which may hold more elements. */
function rest(selection: Selection, after: Cursor | undefined): string {
  const where = conditions(selection)
  return after ? `${where} and ${beyond(momentOf(selection), selection.source.id, after, '>=')}` : where
}

function spreadCount(selection: Selection, { count }: Spread, after: Cursor | undefined): string {
  const { base, created } = selection.source
  return `select coalesce(sum(${count}), 0)::bigint - ${begins(after)} as total, max(${created})::text as newest
    from ${base} where ${rest(selection, after)}`
}

/**
 * Rows with the number of elements before them. Each row holds at least one, so `elements + 1` rows suffice.
 */
function counted(selection: Selection, { count }: Spread, after: Cursor | undefined, elements: number) {
  const { base, alias, id } = selection.source
  const { column: moment } = momentOf(selection)
  return `(select *, sum(quantos) over (order by momento, id) - quantos as antes
      from (select ${alias}.cliente_id, ${moment} as momento, ${id} as id, ${count}::integer as quantos
              from ${base} where ${rest(selection, after)} order by ${moment}, ${id} limit ${elements + 1}) primeiras) contadas`
}

function spreadSeek(
  selection: Selection,
  spread: Spread,
  after: Cursor | undefined,
  elements: number,
): string {
  const end = begins(after) + elements
  const moment = { ...momentOf(selection), column: 'momento' }
  return `select ${cursorColumns(moment, 'id', `${end} - antes`)}
    from ${counted(selection, spread, after, elements)} where antes + quantos >= ${end} order by momento, id limit 1`
}

function spreadPage(
  selection: Selection,
  spread: Spread,
  element: string,
  after: Cursor | undefined,
  size: number,
): string {
  const { base, alias, id, joins } = selection.source
  const { column: moment } = momentOf(selection)
  const first = begins(after)
  const end = first + size
  return `select ${element} from (
      select cliente_id, momento, id, greatest(0, ${first} - antes)::integer as de,
             least(quantos, ${end} - antes)::integer as ate
        from ${counted(selection, spread, after, size)} where antes + quantos > ${first} and antes < ${end}
    ) pagina
    join ${base} on ${alias}.cliente_id = pagina.cliente_id and ${moment} = pagina.momento and ${id} = pagina.id
    cross join lateral ${spread.items('pagina.de', 'pagina.ate')} ${joins} order by ${moment}, ${id}, ${spread.position}`
}

function spreadRows(selection: Selection, spread: Spread, element: string): string {
  const { base, joins } = selection.source
  const items = spread.items('0', spread.count)
  return `select ${element} from ${base} cross join lateral ${items} ${joins} where ${conditions(selection)}
    order by ${orderOf(selection)}, ${spread.position}`
}
