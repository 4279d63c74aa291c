import { management, type RecordPage } from '../../catalogue/management/index.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Deed, type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import { type AnySources, type QuerySource, withColumns } from '../query/source.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import { type AnyPage, nouns } from './index.ts'

/** Complete source of a record's page, and the prospects by its machine. */
export interface Page extends Pick<AnyPage, 'days' | 'explained' | 'key' | 'numbered'> {
  table: keyof Tables
  source: Source
  less?: Omit<NonNullable<AnyPage['less']>, 'source'> & { source: Source }
  /** Possible actions, for records with states. */
  prospects?: (tx: Tx, id: number, acting: Acting, others?: readonly Deed[]) => Promise<Prospects | undefined>
}

type Source = Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: AnySources }

function pageOf({ noun, element }: RecordPage): Page {
  const { bound, page } = nouns[noun]
  const { source, less, ...rest } = page!
  const table = bound ? bound.machine.table : page!.table!
  return {
    ...rest,
    table,
    source: completed(table, element, source),
    ...(less && { less: { ...less, source: completed(table, element, less.source) } }),
    ...(bound && { prospects: prospectsOf(bound) }),
  }
}

function completed(table: keyof Tables, shape: Shape, source: AnyPage['source']): Source {
  const { alias = 'x' } = source
  return {
    base: `${table} ${alias}`,
    joins: '',
    id: `${alias}.id`,
    ...source,
    alias,
    element: withColumns(shape, source.element, alias),
  }
}

export const pages = Object.fromEntries(
  management.filter((one) => one.kind === 'record').map((page) => [page.id, pageOf(page)]),
) as { readonly [O in RecordPage as O['id']]: Page }
