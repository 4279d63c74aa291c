import { portuguese } from '../phrase.ts'
import {
  type Arrow,
  type Graph,
  graphOf,
  line,
  linesOf,
  type Node,
  type Said,
  widthOf,
} from './layout/graph.ts'
import { order } from './layout/order.ts'
import { heights } from './layout/place.ts'
import type { Machine, Tone } from './machine.ts'

/** Layout of a machine's diagram, for the reference and the console. It is deterministic. */
export interface Layout {
  width: number
  height: number
  boxes: Box[]
  arrows: Line[]
}

export interface Box {
  state: string
  /** Name of the state, wrapped. */
  lines: string[]
  tone: Tone
  initial: boolean
  final: boolean
  x: number
  y: number
  width: number
  height: number
}

export interface Line {
  from: string
  to: string
  /** Moves that the arrow stands for. */
  moves: string[]
  /** SVG path of the line, and one of the arrowhead. */
  path: string
  head: string
  label: { lines: string[]; x: number; y: number; width: number; height: number }
}

/** Distance between two baselines. */
export const lineHeight = line

const margin = 16
/** Space between columns, in which arrows bend. */
const gap = 30

interface Spot {
  left: number
  right: number
  y: number
}

/** `said` translates the names of states and moves. */
export function layoutOf(machine: Machine, said: Said = portuguese): Layout {
  const graph = graphOf(machine, said)
  const columns = order(graph)
  const spots = spotsOf(columns, heights(columns, graph))
  const ports = portsOf(machine, graph, spots, said)
  const boxes = [...graph.states].map(([state, node]) => boxOf(machine, state, spots.get(node)!, said))
  const byState = new Map(boxes.map((box) => [box.state, box]))
  const arrows = [
    ...graph.arrows.map((arrow) => lineOf(arrow, spots, ports)),
    ...graph.loops.map((loop) => loopOf(loop, byState.get(loop.state)!)),
  ]
  const width = Math.max(...[...spots.values()].map(({ right }) => right)) + margin
  const height = Math.max(...[...spots].map(([node, { y }]) => y + node.down)) + margin
  return { width: Math.ceil(width), height: Math.ceil(height), boxes, arrows }
}

/** Positions of the nodes, shifted into the picture. */
function spotsOf(columns: readonly Node[][], height: ReadonlyMap<Node, number>): Map<Node, Spot> {
  const top = Math.min(...columns.flat().map((node) => height.get(node)! - node.up))
  const spots = new Map<Node, Spot>()
  let left = margin
  for (const column of columns) {
    const width = Math.max(...column.map((node) => node.width))
    for (const node of column)
      spots.set(node, { left, right: left + width, y: height.get(node)! - top + margin })
    left += width + gap
  }
  return spots
}

const boxHalf = (lines: readonly string[]) => (lines.length * line) / 2 + 11

function boxOf({ states, initial }: Machine, state: string, { left, right, y }: Spot, said: Said): Box {
  const { tone, final = false } = states[state]!
  const lines = linesOf(said(states[state]!.label))
  const half = boxHalf(lines)
  return {
    state,
    lines,
    tone,
    initial: initial.includes(state),
    final,
    x: left,
    y: round(y - half),
    width: right - left,
    height: 2 * half,
  }
}

/**
 * Heights at which arrows leave and enter a box: spread out, and sorted by destination to avoid crossings.
 */
function portsOf(
  machine: Machine,
  { arrows, states }: Graph,
  spots: ReadonlyMap<Node, Spot>,
  said: Said,
): Map<Arrow, [number, number]> {
  const ports = new Map<Arrow, [number, number]>(arrows.map((arrow) => [arrow, [0, 0]]))
  for (const [state, node] of states) {
    for (const side of [0, 1] as const) {
      const here = arrows.filter(({ chain }) => chain.at(side === 0 ? 0 : -1) === node)
      const next = ({ chain }: Arrow) => spots.get(chain.at(side === 0 ? 1 : -2)!)!.y
      here.sort((one, other) => next(one) - next(other))
      const half = boxHalf(linesOf(said(machine.states[state]!.label))) - 8
      for (const [at, arrow] of here.entries()) {
        const share = here.length === 1 ? 0 : (at / (here.length - 1)) * 2 - 1
        ports.get(arrow)![side] = spots.get(node)!.y + share * half
      }
    }
  }
  return ports
}

/** Curves from column to column with level ends, so that no line crosses labels or boxes of others. */
function lineOf(
  arrow: Arrow,
  spots: ReadonlyMap<Node, Spot>,
  ports: ReadonlyMap<Arrow, [number, number]>,
): Line {
  const { from, to, moves, words, chain, label } = arrow
  const [first, last] = ports.get(arrow)!
  const points = chain.flatMap((node, at) => {
    const { left, right, y } = spots.get(node)!
    if (at === 0) return [[right, first] as const]
    if (at === chain.length - 1) return [[left, last] as const]
    return [[left, y] as const, [right, y] as const]
  })
  const forward = chain[0]!.state === from
  const spot = spots.get(label)!
  const height = words.length * line
  const width = widthOf(words)
  const x = round((spot.left + spot.right - width) / 2)
  return {
    from,
    to,
    moves,
    path: pathOf(forward ? points : points.toReversed()),
    head: forward ? headOf(points.at(-1)!, 1) : headOf(points[0]!, -1),
    label: { lines: words, x, y: round(spot.y - 5 - height), width, height },
  }
}

type Point = readonly [x: number, y: number]

function pathOf([start, ...points]: readonly Point[]): string {
  let [x, y] = start!
  let path = `M${round(x)} ${round(y)}`
  for (const [nextX, nextY] of points) {
    const middle = round((x + nextX) / 2)
    path +=
      y === nextY
        ? `H${round(nextX)}`
        : `C${middle} ${round(y)} ${middle} ${round(nextY)} ${round(nextX)} ${round(nextY)}`
    ;[x, y] = [nextX, nextY]
  }
  return path
}

const head = { length: 9, half: 4.5 }

/** Horizontal, because every line ends level. */
function headOf([x, y]: Point, direction: 1 | -1): string {
  const back = round(x - direction * head.length)
  return `M${round(x)} ${round(y)}L${back} ${round(y - head.half)}V${round(y + head.half)}z`
}

/** Loop above a box. */
function loopOf({ moves, words, state }: Graph['loops'][number], box: Box): Line {
  const middle = box.x + box.width / 2
  const end = round(middle + 22)
  const top = box.y - 24
  const height = words.length * line
  const width = widthOf(words)
  return {
    from: state,
    to: state,
    moves,
    path: `M${round(middle - 22)} ${box.y}C${round(middle - 22)} ${top} ${end} ${top} ${end} ${box.y}`,
    head: `M${end} ${box.y}L${end - head.half} ${box.y - head.length}H${end + head.half}z`,
    label: { lines: words, x: round(middle - width / 2), y: round(top - height + 2), width, height },
  }
}

const round = (value: number) => Math.round(value * 10) / 10
