/** A line of two texts: in both, only in the earlier, or only in the later. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added'
  text: string
  /** Number of the line in the later text, or in the earlier one if it was removed. */
  line: number
}

/** Longest texts that are compared, in lines of both multiplied. */
const largest = 4_000_000

/** The changes between two texts by line, or undefined if they are too long to compare. */
export function lineChanges(before: string, after: string): readonly LineChange[] | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length * now.length > largest) return undefined
  // Length of the longest common subsequence of the rests of both texts.
  const width = now.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      changes.push({ kind: 'same', text: now[j]!, line: j + 1 })
      i++
      j++
    } else if (
      j >= now.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      changes.push({ kind: 'removed', text: old[i]!, line: i + 1 })
      i++
    } else {
      changes.push({ kind: 'added', text: now[j]!, line: j + 1 })
      j++
    }
  }
  return changes
}

/** Without the lines that are the same in both, but for those beside a change. */
export const aroundChanges = (changes: readonly LineChange[], context = 1): readonly LineChange[] =>
  changes.filter((_, at) =>
    changes.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== 'same'),
  )
