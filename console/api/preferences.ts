/** Preferences for a list, kept in this browser per person and limited in size. */
export interface Preferences {
  /** Chosen columns in order; absent means the default columns. */
  columns?: readonly string[]
  views: readonly SavedView[]
}

/** Saved address of a list. */
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
    // The stored value is not valid JSON, or storage is disabled.
    return { views: [] }
  }
}

export function keepPreferences(store: Store, who: string, list: string, kept: Preferences): void {
  try {
    store.setItem(keyOf(who, list), JSON.stringify(kept))
  } catch {
    // Without storage the preference lasts until the page is left.
  }
}

/** Adds a view. It replaces one of the same name; above the limit the oldest is dropped. */
export function withView(views: readonly SavedView[], { name, search }: SavedView): readonly SavedView[] {
  const called = name.trim().slice(0, longestName)
  if (called === '' || search.length > longestSearch) return views
  return [...views.filter((one) => one.name !== called), { name: called, search }].slice(-mostViews)
}
