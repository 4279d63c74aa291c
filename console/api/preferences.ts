/** How somebody likes to see a list: kept in this browser, for this person alone, and never much of it. */
export interface Preferences {
  /** The columns, in their order; the usual ones where none was chosen. */
  columns?: readonly string[]
  views: readonly SavedView[]
}

/** A list as somebody wants to find it again: its address. */
export interface SavedView {
  name: string
  search: string
}

export const mostViews = 20
export const longestName = 60
const longestSearch = 1_500

type Store = Pick<Storage, 'getItem' | 'setItem'>

const keyOf = (who: string, list: string) => `vinculo.lista.${who}.${list}`
const isText = (value: unknown): value is string => typeof value === 'string'

export function readPreferences(store: Store, who: string, list: string): Preferences {
  try {
    const kept: unknown = JSON.parse(store.getItem(keyOf(who, list)) ?? '{}')
    const { columns, views } = kept as Partial<Preferences>
    const known = Array.isArray(views) ? views.filter((one) => isText(one?.name) && isText(one?.search)) : []
    return {
      views: known.slice(0, mostViews),
      ...(Array.isArray(columns) && columns.length > 0 ? { columns: columns.filter(isText) } : {}),
    }
  } catch {
    // Whatever stands there is nobody's any more, or the browser keeps nothing.
    return { views: [] }
  }
}

export function keepPreferences(store: Store, who: string, list: string, kept: Preferences): void {
  try {
    store.setItem(keyOf(who, list), JSON.stringify(kept))
  } catch {
    // Where a browser keeps nothing, it holds until the page is left.
  }
}

/** The views with one more: of the same name it takes the place, and of too many the oldest goes. */
export function withView(views: readonly SavedView[], { name, search }: SavedView): readonly SavedView[] {
  const called = name.trim().slice(0, longestName)
  if (called === '' || search.length > longestSearch) return views
  return [...views.filter((one) => one.name !== called), { name: called, search }].slice(-mostViews)
}
