import type { Graph, Node } from './graph.ts'

/** Minimum space between two nodes of a column. */
const between = 16
const rounds = 24

/** Height of each node, as near to its neighbours as the column allows. */
export function heights(columns: readonly Node[][], { arrows }: Graph): Map<Node, number> {
  const joined = new Map<Node, Node[]>(columns.flat().map((node) => [node, []]))
  for (const { chain } of arrows) {
    for (const [at, node] of chain.entries()) {
      if (at === 0) continue
      joined.get(node)!.push(chain[at - 1]!)
      joined.get(chain[at - 1]!)!.push(node)
    }
  }
  const height = new Map<Node, number>()
  for (const column of columns)
    stack(
      column,
      column.map(() => 0),
      height,
    )
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? columns : columns.toReversed()
    for (const column of turn) {
      const wished = column.map((node) => {
        const others = joined.get(node)!
        if (others.length === 0) return height.get(node)!
        return others.reduce((sum, other) => sum + height.get(other)!, 0) / others.length
      })
      stack(column, wished, height)
    }
  }
  return height
}

/**
 * Assigns heights in the order of the column with the minimum distance, as near to the wished ones as
 * possible: nodes whose wishes conflict move as one block around their mean.
 */
function stack(column: readonly Node[], wished: readonly number[], height: Map<Node, number>): void {
  const offsets: number[] = []
  for (const [at, node] of column.entries()) {
    const before = column[at - 1]
    offsets.push(before ? offsets[at - 1]! + before.down + between + node.up : 0)
  }
  const blocks: { mean: number; size: number }[] = []
  for (const [at, wish] of wished.entries()) {
    let block = { mean: wish - offsets[at]!, size: 1 }
    for (let last = blocks.at(-1); last && last.mean >= block.mean; last = blocks.at(-1)) {
      blocks.pop()
      const size = last.size + block.size
      block = { mean: (last.mean * last.size + block.mean * block.size) / size, size }
    }
    blocks.push(block)
  }
  const means = blocks.flatMap(({ mean, size }) => Array<number>(size).fill(mean))
  for (const [at, node] of column.entries()) height.set(node, means[at]! + offsets[at]!)
}
