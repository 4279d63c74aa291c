import type { Among } from '../../catalogue/fields.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Typed } from './controls.ts'

/** The choice that holds for these values of the form. */
export const amongNow = (among: Among | undefined, typed: Typed): Among | undefined =>
  among?.instead && typed[among.instead.while] ? among.instead.among : among

/** Filters of a list for the records that a form offers; a filter that the list lacks narrows nothing. */
export function amongIn(
  among: Among | undefined,
  typed: Typed,
  { filters }: Pick<ListingOperation, 'filters'>,
): Record<string, string | number | readonly string[]> {
  const asked: Record<string, string | number | readonly string[]> = {}
  for (const [name, value] of Object.entries(among?.only ?? {})) if (name in filters) asked[name] = value
  for (const [name, field] of Object.entries(among?.from ?? {})) {
    const value = typed[field]
    if (!(name in filters) || typeof value !== 'string' || value === '') continue
    asked[name] = filters[name]!.related ? Number(value) : value
  }
  return asked
}

/** Whether other fields narrow the choice now, so that a single record can be filled in by itself. */
export const isNarrowed = (among: Among | undefined, typed: Typed): boolean =>
  Object.values(among?.from ?? {}).some((field) => typed[field])
