/** Ranks names against a search, ignoring accents and case: prefix, prefix of a word, or neither. */

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function nearness(name: string, asked: string): number {
  const [whole, wanted] = [folded(name), folded(asked.trim())]
  if (whole.startsWith(wanted)) return 0
  return whole.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2
}

/** Best match first; the sort is stable. */
export const nearestFirst = <T>(rows: readonly T[], nameOf: (row: T) => string, asked: string): T[] =>
  rows.toSorted((one, other) => nearness(nameOf(one), asked) - nearness(nameOf(other), asked))
