import type { QueryOperation } from '../../catalogue/operation.ts'
import { withinSql } from '../domain/machine/reach.ts'
import type { Tables } from '../store/schema.ts'
import { literal, type Moment } from './place.ts'
import type { Period, QueryRequest } from './request.ts'
import type { QuerySource, Spread } from './source.ts'

export interface Selection {
  operation: QueryOperation
  source: QuerySource
  request: QueryRequest
  /** Changes are noted, so stored elements may be outdated. */
  changing?: boolean | undefined
  /** Records included later are excluded. */
  newest?: string | undefined
}

export function conditions(selection: Selection): string {
  const { source, request, newest } = selection
  const all = [`${source.alias}.cliente_id = (select cliente_atual())`]
  if (source.where) all.push(source.where)
  all.push(...reached(selection))
  for (const [name, value] of Object.entries(request.filters)) all.push(source.filters[name]!(literal(value)))
  if (request.period) all.push(inPeriod(selection, request.period))
  if (newest !== undefined) all.push(`${source.created} <= ${literal(newest)}::timestamptz`)
  return all.join(' and ')
}

/** Rows built from several tables belong to no unit or party, so a caller with limited reach sees none. */
function reached({ source: { base, alias, derived }, request: { reach } }: Selection): string[] {
  if (reach.kind === 'all' || (reach.kind === 'staff' && reach.units.kind === 'all')) return []
  const [first] = base.split(' ') as [keyof Tables]
  const table = derived || base.startsWith('(') ? derived?.of : first
  return [table ? withinSql(table, alias, reach) : 'false']
}

function inPeriod(selection: Selection, { from, to, by }: Period): string {
  const { operation, source, request } = selection
  const { column, type } = momentOf(selection)
  const bound = (moment: string) => {
    const exact = `${literal(moment)}::timestamptz`
    return type === 'date' ? `(${exact} at time zone ${literal(request.zone)})::date` : exact
  }
  const during = (compared: string) => `${compared} >= ${bound(from)} and ${compared} < ${bound(to)}`
  if (by !== undefined || operation.period === 'inclusao') return during(column)
  // A record is never changed before it was created, so one range over one index finds both.
  return `${column} >= ${bound(from)} and (${column} < ${bound(to)} or (${during(source.created)}))`
}

/**
 * First column of the order. Records found by name may have no declared date, so it is used only with a
 * period.
 */
export function momentOf({ operation, source, request }: Selection): Moment {
  const by = request.period?.by
  if (by !== undefined && typeof operation.period === 'object') {
    const type = operation.period[by]!.type === 'date' ? 'date' : 'timestamptz'
    return { column: source.moments![by]!, type }
  }
  return { column: operation.period === 'inclusao' ? source.created : source.changed, type: 'timestamptz' }
}

export const orderOf = (selection: Selection) => `${momentOf(selection).column}, ${selection.source.id}`

/** A filter that replaces the period names one record or a few. */
export function baseOf({ operation, source, request }: Selection): string {
  const few = Object.keys(request.filters).some((name) => operation.filters[name]!.disregardsPeriod)
  return (few ? undefined : source.derived?.wholesale) ?? source.base
}

export const spreadOf = ({ source, request }: Selection): Spread | undefined =>
  source.spread?.(
    Object.fromEntries(Object.entries(request.filters).map(([name, value]) => [name, literal(value)])),
  )
