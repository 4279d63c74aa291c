/**
 * Search of the reference page. The source of these functions is part of the page's script, so they may use
 * only each other.
 */

/** A search entry: name, parent and full text. */
export interface Entry {
  name: string
  place: string
  text: string
}

/** Removes accents and case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Entries that contain every word: exact names first, then names that contain it, then others. */
export function find<E extends Entry>(entries: readonly E[], wanted: string): E[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ranked = entries.flatMap((entry) => {
    const name = fold(entry.name)
    const all = `${name} ${fold(entry.place)} ${fold(entry.text)}`
    if (!words.every((word) => all.includes(word))) return []
    const rank = words.includes(name) ? 0 : words.every((word) => name.includes(word)) ? 1 : 2
    return [{ entry, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry)
}
