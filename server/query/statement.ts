import pg from 'pg'
import type { QueryOperation } from '../../catalogue/operation.ts'
import { type Shape, visible } from '../../catalogue/output.ts'
import { renderElement } from './render-sql.ts'
import type { QueryRequest } from './request.ts'
import type { QuerySource, Sources } from './source.ts'
import { spreadCount, spreadRows } from './spread.ts'

const { escapeLiteral } = pg

/** COPY takes no parameters, so every value stands in the statement as a literal, escaped here alone. */
export const literal = (value: string) => escapeLiteral(value)

/** The shape of a format other than the default one. */
const otherFormat = ({ formats }: QueryOperation, format: string): Shape | undefined =>
  formats && Object.hasOwn(formats, format) ? formats[format] : undefined

/** The shape an answer has in a format. */
export const shapeOf = (operation: QueryOperation, format: string): Shape =>
  otherFormat(operation, format) ?? operation.element

/** SQL for the element of an operation, from the stored text where there is one. */
export function elementOf(
  operation: QueryOperation,
  source: QuerySource,
  { format, zone, scopes }: Pick<QueryRequest, 'format' | 'zone' | 'scopes'>,
): string {
  const other = otherFormat(operation, format)
  if (other) return renderElement(visible(other, scopes), source.formats![format]!, zone)
  const { stored, alias, joins } = source
  const fresh = renderElement(visible(operation.element, scopes), source.element as Sources<Shape>, zone)
  if (!stored) return fresh
  return `coalesce(${stored}, (select ${fresh} from (select ${alias}.*) ${alias} ${joins}))`
}

function conditions(operation: QueryOperation, source: QuerySource, request: QueryRequest): string {
  const all = [`${source.alias}.cliente_id = (select cliente_atual())`]
  if (source.where) all.push(source.where)
  for (const [name, value] of Object.entries(request.filters)) all.push(source.filters[name]!(literal(value)))
  if (request.period) {
    const from = `${literal(request.period.from)}::timestamptz`
    const to = `${literal(request.period.to)}::timestamptz`
    const { created, changed } = source
    // A record is never changed before it was created: one range over one index finds both kinds.
    all.push(
      operation.period === 'inclusao'
        ? `${created} >= ${from} and ${created} < ${to}`
        : `${changed} >= ${from} and (${changed} < ${to} or (${created} >= ${from} and ${created} < ${to}))`,
    )
  }
  return all.join(' and ')
}

const momentOf = (operation: QueryOperation, { created, changed }: QuerySource) =>
  operation.period === 'inclusao' ? created : changed

const orderOf = (operation: QueryOperation, source: QuerySource) =>
  `${momentOf(operation, source)}, ${source.id}`

/** A filter that makes the period unnecessary names one record or a few. */
function baseOf({ filters }: QueryOperation, { base, derived }: QuerySource, request: QueryRequest): string {
  const few = Object.keys(request.filters).some((name) => filters[name]!.disregardsPeriod)
  return (few ? undefined : derived?.wholesale) ?? base
}

const spreadOf = (source: QuerySource, { filters }: QueryRequest) =>
  source.spread?.(Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, literal(value)])))

export function countStatement(
  operation: QueryOperation,
  source: QuerySource,
  request: QueryRequest,
): string {
  const where = conditions(operation, source, request)
  const spread = spreadOf(source, request)
  if (spread) return spreadCount(source, spread, where)
  return `select count(*) as total from ${baseOf(operation, source, request)} where ${where}`
}

/** One line per element, in the order of the operation. */
export function rowsStatement(operation: QueryOperation, source: QuerySource, request: QueryRequest): string {
  const { alias, id } = source
  const base = baseOf(operation, source, request)
  const element = elementOf(operation, source, request)
  const order = orderOf(operation, source)
  const where = conditions(operation, source, request)
  const spread = spreadOf(source, request)
  if (spread) {
    const moment = momentOf(operation, source)
    return spreadRows({ source, spread, element, where, moment, paging: request.paging })
  }
  const usesStored = source.stored !== undefined && !otherFormat(operation, request.format)
  const joins = usesStored ? '' : source.joins
  if (!request.paging) return `select ${element} from ${base} ${joins} where ${where} order by ${order}`
  const { size, page } = request.paging
  const limits = `order by ${order} limit ${size} offset ${(page - 1) * size}`
  if (source.derived) {
    const keys = source.derived.keys.map((key) => `${alias}.${key}`).join(', ')
    return `select ${element} from (
        select ${alias}.cliente_id, ${keys} from ${base} where ${where} ${limits}
      ) pagina cross join lateral ${source.derived.row} ${joins} order by ${order}`
  }
  // Positions are counted over the narrow index; only the rows of the page are fetched whole.
  return `select ${element} from (
      select ${alias}.cliente_id, ${id} from ${base} where ${where} ${limits}
    ) pagina join ${base} on ${alias}.cliente_id = pagina.cliente_id and ${id} = pagina.id ${joins} order by ${order}`
}
