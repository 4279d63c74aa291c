import type { QueryOperation } from '../../catalogue/operation.ts'
import { literal } from './place.ts'
import type { QueryRequest } from './request.ts'
import type { QuerySource, Spread } from './source.ts'

/** The records an answer is about. */
export interface Selection {
  operation: QueryOperation
  source: QuerySource
  request: QueryRequest
  /** Changes are noted: stored elements may be outdated. */
  changing?: boolean | undefined
  /** Records included later are left out. */
  newest?: string | undefined
}

export function conditions({ operation, source, request, newest }: Selection): string {
  const { created, changed } = source
  const all = [`${source.alias}.cliente_id = (select cliente_atual())`]
  if (source.where) all.push(source.where)
  for (const [name, value] of Object.entries(request.filters)) all.push(source.filters[name]!(literal(value)))
  if (request.period) {
    const from = `${literal(request.period.from)}::timestamptz`
    const to = `${literal(request.period.to)}::timestamptz`
    // A record is never changed before it was created: one range over one index finds both kinds.
    all.push(
      operation.period === 'inclusao'
        ? `${created} >= ${from} and ${created} < ${to}`
        : `${changed} >= ${from} and (${changed} < ${to} or (${created} >= ${from} and ${created} < ${to}))`,
    )
  }
  if (newest !== undefined) all.push(`${created} <= ${literal(newest)}::timestamptz`)
  return all.join(' and ')
}

/** The moment that comes first in the order. */
export const momentOf = ({ operation, source }: Selection) =>
  operation.period === 'inclusao' ? source.created : source.changed

export const orderOf = (selection: Selection) => `${momentOf(selection)}, ${selection.source.id}`

/** A filter that makes the period unnecessary names one record or a few. */
export function baseOf({ operation, source, request }: Selection): string {
  const few = Object.keys(request.filters).some((name) => operation.filters[name]!.disregardsPeriod)
  return (few ? undefined : source.derived?.wholesale) ?? source.base
}

export const spreadOf = ({ source, request }: Selection): Spread | undefined =>
  source.spread?.(
    Object.fromEntries(Object.entries(request.filters).map(([name, value]) => [name, literal(value)])),
  )
