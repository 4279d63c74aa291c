import type { Graph, Node } from './graph.ts'

const sweeps = 12

/** Sorts the nodes of each column by the mean position of their neighbours, to reduce crossings. */
export function order({ columns, arrows }: Graph): Node[][] {
  const links = arrows.flatMap(({ chain }) => chain.slice(1).map((node, at) => [chain[at]!, node] as const))
  let best = columns.map((column) => [...column])
  let least = crossings(best, links)
  let tried = best
  for (let sweep = 0; sweep < sweeps && least > 0; sweep++) {
    tried = swept(tried, links, sweep % 2 === 0)
    const found = crossings(tried, links)
    if (found >= least) continue
    least = found
    best = tried
  }
  return best
}

type Link = readonly [left: Node, right: Node]

const positions = (columns: readonly Node[][]) =>
  new Map(
    columns.flatMap((column) => column.map((node, at) => [node, at - (column.length - 1) / 2] as const)),
  )

function swept(columns: readonly Node[][], links: readonly Link[], rightwards: boolean): Node[][] {
  const result = columns.map((column) => [...column])
  const joined = new Map<Node, Node[]>()
  for (const [left, right] of links) {
    const [node, other] = rightwards ? [right, left] : [left, right]
    joined.set(node, [...(joined.get(node) ?? []), other])
  }
  const ranks = rightwards ? result.keys() : [...result.keys()].toReversed()
  for (const rank of ranks) {
    const at = positions(result)
    const middle = (node: Node) => {
      const others = joined.get(node) ?? []
      if (others.length === 0) return at.get(node)!
      return others.reduce((sum, other) => sum + at.get(other)!, 0) / others.length
    }
    const middles = new Map(result[rank]!.map((node) => [node, middle(node)]))
    result[rank]!.sort(
      (one, other) => middles.get(one)! - middles.get(other)! || at.get(one)! - at.get(other)!,
    )
  }
  return result
}

function crossings(columns: readonly Node[][], links: readonly Link[]): number {
  const at = positions(columns)
  let count = 0
  for (const between of Map.groupBy(links, ([left]) => left.rank).values()) {
    const ends = between.map(([left, right]) => [at.get(left)!, at.get(right)!] as const)
    for (const [index, [left, right]] of ends.entries()) {
      for (let other = index + 1; other < ends.length; other++) {
        const [otherLeft, otherRight] = ends[other]!
        if ((left - otherLeft) * (right - otherRight) < 0) count++
      }
    }
  }
  return count
}
