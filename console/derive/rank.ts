/** How near a name is to what was asked for, whatever accents and case are: it begins so, a word of it does, or neither. */

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function nearness(name: string, asked: string): number {
  const [whole, wanted] = [folded(name), folded(asked.trim())]
  if (whole.startsWith(wanted)) return 0
  return whole.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2
}

/** The nearest first; those that are as near stay as they came. */
export const nearestFirst = <T>(rows: readonly T[], nameOf: (row: T) => string, asked: string): T[] =>
  rows.toSorted((one, other) => nearness(nameOf(one), asked) - nearness(nameOf(other), asked))
