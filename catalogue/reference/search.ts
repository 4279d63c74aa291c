/**
 * The search of the reference page. The text of these functions is part of the page's script, so they use nothing
 * from around them but each other.
 */

/** Something that can be found: what it is called, what it belongs to, and all that is said of it. */
export interface Entry {
  name: string
  place: string
  text: string
}

/** Letters without accents and case. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The entries that hold every word: those called so first, then those whose name has it, then the others. */
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
