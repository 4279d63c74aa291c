/** Longer names are not compared: a typing error in them is unlikely, and the comparison is costly. */
const longest = 64
/** Maximum edit distance. */
const mostWrong = 3

/** The most similar name by edit distance, ignoring case; undefined if none is near. */
export function nearestOf(written: string, names: readonly string[]): string | undefined {
  if (written.length > longest) return undefined
  const wanted = written.toLowerCase()
  const bound = Math.min(mostWrong, Math.max(1, Math.floor(wanted.length / 4)))
  const near = names
    .filter((name) => Math.abs(name.length - wanted.length) <= bound)
    .map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }))
    .filter(({ far }) => far <= bound)
    .sort((one, other) => one.far - other.far)
  return near[0]?.name
}

/** Edit distance (Levenshtein). */
export function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      now[at] = Math.min(now[at - 1]! + 1, before[at]! + 1, before[at - 1]! + same)
    }
    before = now
  }
  return before[other.length]!
}
