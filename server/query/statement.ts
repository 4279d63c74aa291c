import type { QueryOperation } from '../../catalogue/operation.ts'
import { type Shape, visible } from '../../catalogue/output.ts'
import type { PreparedCall } from './copy.ts'
import { groupOf, groupStatements } from './groups.ts'
import { beyond, type Cursor, cursorColumns, cursorParameters, literal } from './place.ts'
import { renderElement } from './render-sql.ts'
import { baseOf, conditions, momentOf, orderOf, type Selection, spreadOf } from './selection.ts'
import type { Statements } from './source.ts'
import { spreadStatements } from './spread.ts'
import type { Keys } from './walks.ts'

/** Shape of a format other than the default. */
const otherFormat = ({ formats }: QueryOperation, format: string): Shape | undefined =>
  formats && Object.hasOwn(formats, format) ? formats[format] : undefined

export const shapeOf = (operation: QueryOperation, format: string): Shape =>
  otherFormat(operation, format) ?? operation.element

/** SQL for the element: the stored text if valid, or else built. */
function elementOf({ operation, source, request, changing }: Selection): string {
  const { format, sees } = request
  const other = otherFormat(operation, format)
  if (other) return renderElement(visible(other, sees), source.formats![format]!, request)
  const { stored, outdated, alias, joins } = source
  const fresh = renderElement(visible(operation.element, sees), source.element!, request)
  if (!stored || !usesStored({ operation, source, request })) return fresh
  const held = changing && outdated ? `case when ${outdated} then null else ${stored} end` : stored
  return `coalesce(${held}, (select ${fresh} from (select ${alias}.*) ${alias} ${joins}))`
}

/** Query for noted changes; undefined if no stored elements are used. */
export const changingStatement = ({ source, operation, request }: Selection): string | undefined =>
  source.outdated && usesStored({ operation, source, request })
    ? 'select exists (select from mudanca where cliente_id = (select cliente_atual())) as changing'
    : undefined

const joinsOf = (selection: Selection): string => (usesStored(selection) ? '' : selection.source.joins)

/**
 * Stored elements are complete, in the default format and in Portuguese. A caller who may not see bank data
 * gets built ones.
 */
const usesStored = ({ operation, source, request }: Selection): boolean =>
  source.stored !== undefined &&
  request.language === 'pt' &&
  !otherFormat(operation, request.format) &&
  request.sees.includes('banco')

function otherOf(selection: Selection): Statements | undefined {
  const spread = spreadOf(selection)
  if (spread) return spreadStatements(selection, spread, () => elementOf(selection))
  const group = groupOf(selection)
  return group && groupStatements(selection, group)
}

type After = Cursor | typeof cursorParameters | undefined

/** Conditions, for elements after a cursor. */
function rest(selection: Selection, after: After): string {
  const where = conditions(selection)
  return after ? `${where} and ${beyond(momentOf(selection), selection.source.id, after)}` : where
}

/** Number of elements after a cursor, and their newest inclusion. */
export function countStatement(selection: Selection, after?: Cursor): string {
  const other = otherOf(selection)
  if (other) return other.count(after)
  return `select count(*) as total, max(${selection.source.created})::text as newest
    from ${baseOf(selection)} where ${rest(selection, after)}`
}

/** Selects the cursor of the element that is `elements` after `after`; no row if there are fewer. */
export function seekStatement(selection: Selection, after: Cursor | undefined, elements: number): string {
  const other = otherOf(selection)
  return other ? other.seek(after, elements) : rowSeek(selection, after, elements)
}

function rowSeek(selection: Selection, after: After, elements: number): string {
  return `select ${cursorColumns(momentOf(selection), selection.source.id)} from ${baseOf(selection)}
    where ${rest(selection, after)} order by ${orderOf(selection)} offset ${elements - 1} limit 1`
}

/** The cursor with `behind` elements after it. */
export function seekFromEndStatement(selection: Selection, behind: number): string {
  const { id } = selection.source
  const moment = momentOf(selection)
  return `select ${cursorColumns(moment, id)} from ${baseOf(selection)}
    where ${conditions(selection)} order by ${moment.column} desc, ${id} desc offset ${behind} limit 1`
}

/** Every `elements`-th cursor, up to `strides` of them, in one pass over the index. */
export function strideStatement(
  selection: Selection,
  after: Cursor | undefined,
  elements: number,
  strides: number,
): string {
  const { id } = selection.source
  const { column, type } = momentOf(selection)
  const { momento, linha } = after ?? { momento: '-infinity', linha: '0' }
  return `with recursive passo (n, momento, linha) as (
      select 0, ${literal(momento)}::${type}, ${literal(linha)}::bigint
      union all
      select p.n + 1, s.momento, s.linha from passo p cross join lateral (
        select ${column} as momento, ${id} as linha from ${baseOf(selection)}
         where ${conditions(selection)} and (${column}, ${id}) > (p.momento, p.linha)
         order by ${orderOf(selection)} offset ${elements - 1} limit 1) s
       where p.n < ${strides}
    ) select ${cursorColumns({ column: 'momento', type }, 'linha')} from passo where n > 0 order by n`
}

/** Keys and cursors of the rows after a cursor, for bases without a suitable index. */
export function keysStatement(
  selection: Selection,
  keys: readonly string[],
  { after, skip, rows }: { after: Cursor | undefined; skip: number; rows: number },
): string {
  const { alias, id } = selection.source
  const columns = keys.map((key) => `${alias}.${key}`).join(', ')
  return `select ${cursorColumns(momentOf(selection), id)}, array[${columns}]::text[] as chaves
    from ${baseOf(selection)} where ${rest(selection, after)}
    order by ${orderOf(selection)} offset ${skip} limit ${rows}`
}

/** Elements of the rows with these keys, in this order. */
export function keyedPageStatement(selection: Selection, rows: readonly Keys[]): string {
  const { keys, row } = selection.source.derived!
  const columns = keys.map(
    (_, at) => `${literal(`{${rows.map((one) => one[at] ?? 'null').join(',')}}`)}::bigint[]`,
  )
  return `select ${elementOf(selection)} from (
      select (select cliente_atual()) as cliente_id, k.* from unnest(${columns.join(', ')}) with ordinality k(${keys.join(', ')}, ordem)
    ) pagina cross join lateral ${row} ${joinsOf(selection)} order by pagina.ordem`
}

/** All elements in order, one per line. */
export function rowsStatement(selection: Selection): string {
  const other = otherOf(selection)
  if (other) return other.rows()
  return `select ${elementOf(selection)} from ${baseOf(selection)} ${joinsOf(selection)} where ${conditions(selection)}
    order by ${orderOf(selection)}`
}

/** Elements of one page. */
export function pageStatement(selection: Selection, after: Cursor | undefined, size: number): string {
  const other = otherOf(selection)
  return other ? other.page(after, size) : rowPage(selection, after, size)
}

/** Selects the page's rows before joining, so that only those are joined. */
function rowPage(selection: Selection, after: After, size: number): string {
  const { alias } = selection.source
  const order = orderOf(selection)
  return `select ${elementOf(selection)} from (
      select ${alias}.* from ${baseOf(selection)} where ${rest(selection, after)} order by ${order} limit ${size}
    ) ${alias} ${joinsOf(selection)} order by ${order}`
}

/** True if each row is one element, so that the pages of a walk differ only by cursor. */
export const findsRows = (selection: Selection): boolean =>
  !selection.source.derived && otherOf(selection) === undefined

/** Prepared statement for a page of rows: the pages of a walk differ only by cursor. */
export const preparedPage = (selection: Selection, after: Cursor, size: number): PreparedCall =>
  preparedCall(selection, after, rowPage(selection, cursorParameters, size))

export const preparedSeek = (selection: Selection, after: Cursor, elements: number): PreparedCall =>
  preparedCall(selection, after, rowSeek(selection, cursorParameters, elements))

const preparedCall = (selection: Selection, { momento, linha }: Cursor, text: string): PreparedCall => ({
  text,
  types: [momentOf(selection).type, 'bigint'],
  values: [momento, linha],
})
