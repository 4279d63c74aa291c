import type { Field } from '../../catalogue/fields.ts'
import type { ListingOperation } from '../../catalogue/operation.ts'
import type { Page } from '../../client/types.ts'

/** The address holds the state of a list. Undeclared parameters are ignored. */

/** Query string as parsed by the router: one or several values per name. */
export type Search = Readonly<Record<string, string | readonly string[]>>

export function parseSearch(text: string): Search {
  const params = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') params.append(name, wordOf(one))
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Rows of a list in a form are written as JSON, other values as text. */
const wordOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Input of a listing. */
export type Wanted = Page & { ordem?: string } & { readonly [filter: string]: unknown }

/** Reads the input of a listing from an address. Unknown or invalid parameters are left out. */
export function wantedBy({ filters, orders }: ListingOperation, search: Search): Wanted {
  const wanted: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(filters)) {
    const value = readFilter(field, search[name])
    if (value !== undefined) wanted[name] = value
  }
  const ordem = first(search.ordem)
  if (ordem && ordem.replace(/^-/, '') in orders) wanted.ordem = ordem
  for (const name of ['busca', 'cursor']) {
    const value = first(search[name])
    if (value) wanted[name] = value
  }
  return wanted
}

const first = (value: Search[string] | undefined) => (typeof value === 'string' ? value : value?.[0])

function readFilter({ kind, codes }: Field, value: Search[string] | undefined): unknown {
  if (value === undefined) return undefined
  const known = (one: string) => one !== '' && (!codes || one in codes.values)
  if (kind === 'texts') {
    const all = [value].flat().filter(known)
    return all.length > 0 ? all : undefined
  }
  const one = first(value) ?? ''
  if (!known(one)) return undefined
  if (kind === 'numeric') return /^\d+$/.test(one) ? Number(one) : undefined
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(one) ? one : undefined
  return one
}

/** Whether an address sets a filter or a search. */
export const isFiltered = ({ ordem, cursor, quantidade, ...rest }: Wanted): boolean =>
  Object.keys(rest).length > 0
