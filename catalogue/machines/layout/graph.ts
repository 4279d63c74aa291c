import type { Phrase } from '../../phrase.ts'
import { type Machine, statesOf } from '../machine.ts'

/** Translates a name of a machine. */
export type Said = (text: Phrase) => string

/** Node of a column: a state, the label of an arrow, or a point that a long arrow passes. */
export interface Node {
  rank: number
  /** Space it needs above and below the height at which arrows meet it. */
  width: number
  up: number
  down: number
  state?: string
}

/** All moves from one state to another, as one arrow. */
export interface Arrow {
  from: string
  to: string
  moves: string[]
  words: string[]
  /** Nodes from left to right, regardless of the arrow's direction. */
  chain: Node[]
  /** The node of the chain that carries the label. */
  label: Node
}

/** Moves that end in the state they begin in. */
export interface Loop {
  state: string
  moves: string[]
  words: string[]
}

export interface Graph {
  states: Map<string, Node>
  arrows: Arrow[]
  loops: Loop[]
  /** Nodes by rank: states have even ranks, labels odd ones. */
  columns: Node[][]
}

export const line = 18
const letter = 7.8
const padding = 14
const longestLine = 16

export const widthOf = (words: readonly string[]): number =>
  Math.ceil(Math.max(...words.map((word) => word.length)) * letter)

/** Wraps a name to fit into a box. */
export function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longestLine)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** States from left to right in the order of declaration. Every arrow crosses a column of labels. */
export function graphOf(machine: Machine, said: Said): Graph {
  const names: readonly string[] = statesOf(machine)
  const pairs = pairsOf(machine, said)
  const loops = pairs
    .filter(({ from, to }) => from === to)
    .map(({ from: state, moves, words }) => ({ state, moves, words }))
  const joining = pairs.filter(({ from, to }) => from !== to)
  const ranks = ranksOf(names, joining)
  const states = new Map(names.map((name) => [name, stateNode(machine, name, ranks.get(name)!, loops, said)]))
  const columns: Node[][] = Array.from({ length: Math.max(...ranks.values()) + 1 }, () => [])
  for (const node of states.values()) columns[node.rank]!.push(node)
  const arrows = joining.map((pair) => arrowOf(pair, states, columns))
  return { states, arrows, loops, columns }
}

type Pair = Pick<Arrow, 'to' | 'moves' | 'words' | 'from'>

function pairsOf({ moves }: Machine, said: Said): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const [name, { rotulo, from, to }] of Object.entries(moves)) {
    for (const state of from) {
      const key = JSON.stringify([state, to])
      const pair = pairs.get(key) ?? { from: state, to, moves: [], words: [] }
      pairs.set(key, { ...pair, moves: [...pair.moves, name], words: [...pair.words, said(rotulo)] })
    }
  }
  return [...pairs.values()]
}

/** Places each state to the right of all earlier states that it is connected to. */
function ranksOf(names: readonly string[], pairs: readonly Pair[]): Map<string, number> {
  const ranks = new Map<string, number>()
  for (const name of names) {
    const before = pairs.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
    const known = before.flatMap((other) => ranks.get(other) ?? [])
    ranks.set(name, known.length === 0 ? 0 : Math.max(...known) + 2)
  }
  return ranks
}

function stateNode(
  { states }: Machine,
  state: string,
  rank: number,
  loops: readonly Loop[],
  said: Said,
): Node {
  const lines = linesOf(said(states[state]!.label))
  const half = (lines.length * line) / 2 + 11
  const words = loops.find((loop) => loop.state === state)?.words
  const above = words ? 30 + words.length * line : 0
  const width = Math.max(widthOf(lines), words ? widthOf(words) : 0) + 2 * padding
  return { state, rank, width, up: half + above, down: half }
}

function arrowOf(pair: Pair, states: ReadonlyMap<string, Node>, columns: Node[][]): Arrow {
  const [source, target] = [states.get(pair.from)!, states.get(pair.to)!]
  const [left, right] = source.rank < target.rank ? [source, target] : [target, source]
  // The label stands beside the state that the arrow leaves.
  const at = source.rank < target.rank ? source.rank + 1 : source.rank - 1
  const label: Node = { rank: at, width: widthOf(pair.words) + 8, up: pair.words.length * line + 5, down: 7 }
  const chain = [left]
  for (let rank = left.rank + 1; rank < right.rank; rank++) {
    const node = rank === at ? label : { rank, width: 0, up: 9, down: 9 }
    columns[rank]!.push(node)
    chain.push(node)
  }
  return { ...pair, chain: [...chain, right], label }
}
