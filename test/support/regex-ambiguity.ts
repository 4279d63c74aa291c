import { positionsOf } from './regex-positions.ts'

/** Characters of every class that the expressions distinguish. */
const alphabet = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'\t\n\u0000éÉ\u0301\u200d\ufe0f🎓…',
]

/**
 * Whether an expression backtracks so that time grows faster than the text: there are positions p and q, and
 * one text that leads from p to p, from p to q and from q to q.
 */
export function repeatsItself(body: string, flags: string): boolean {
  const { atoms, follow, ends, searches, doubled } = positionsOf(body)
  if (doubled) return true
  const takes = atoms.map((source, at) => {
    if (at === 0) return alphabet.map(() => searches)
    const one = new RegExp(
      `^(?:${source})$`,
      flags.includes('u') ? flags.replace('g', '') : `${flags.replace('g', '')}u`,
    )
    return alphabet.map((character) => one.test(character))
  })
  if (searches) follow[0]!.add(0)
  const reach = follow.map((_, from) => reachable(follow, from))
  const looping = follow.map((_, at) => at).filter((at) => reach[at]!.has(at))
  return looping.some((p) =>
    looping.some((q) => p !== q && reach[p]!.has(q) && together(p, q, follow, takes, reach, ends)),
  )
}

function reachable(follow: readonly Set<number>[], from: number): Set<number> {
  const found = new Set<number>()
  const open = [...follow[from]!]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (found.has(one)) continue
    found.add(one)
    open.push(...follow[one]!)
  }
  return found
}

/** Whether one text leads from p to p, from p to q and from q to q. */
function together(
  p: number,
  q: number,
  follow: readonly Set<number>[],
  takes: readonly (readonly boolean[])[],
  reach: readonly Set<number>[],
  ends: ReadonlySet<number>,
): boolean {
  const seen = new Set<string>()
  const open: [number, number, number][] = [[p, p, q]]
  for (let state = open.pop(); state; state = open.pop()) {
    const [x, y, z] = state
    for (const nx of follow[x]!) {
      if (nx !== p && !reach[nx]!.has(p)) continue
      for (const ny of follow[y]!) {
        if (ny !== q && !reach[ny]!.has(q)) continue
        for (const nz of follow[z]!) {
          // A match ends the search, so nothing before it is tried again.
          if (ends.has(nz) || (nz !== q && !reach[nz]!.has(q))) continue
          const key = `${nx} ${ny} ${nz}`
          if (seen.has(key)) continue
          if (!alphabet.some((_, at) => takes[nx]![at] && takes[ny]![at] && takes[nz]![at])) continue
          if (nx === p && ny === q && nz === q) return true
          seen.add(key)
          open.push([nx, ny, nz])
        }
      }
    }
  }
  return false
}
