import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type Layout, layoutOf } from '../../catalogue/machines/layout.ts'
import { type Machine, type State, statesOf, tones } from '../../catalogue/machines/machine.ts'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { machines } from '../../catalogue/management/index.ts'
import { alike, inLanguage, type Phrase } from '../../catalogue/phrase.ts'

const inEnglish = (text: Phrase) => inLanguage(text, 'en')

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

const overlap = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const))

/** Closely spaced points on a path. */
function pointsOf(path: string): [number, number][] {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of path.matchAll(/([MHC])([^MHC]*)/g)) {
    const n = rest!.trim().split(' ').map(Number)
    if (command === 'M') [x, y] = n as [number, number]
    const to = command === 'C' ? [n[4]!, n[5]!] : command === 'H' ? [n[0]!, y] : [x, y]
    const [a, b] =
      command === 'C'
        ? [
            [n[0]!, n[1]!],
            [n[2]!, n[3]!],
          ]
        : [[x, y], to]
    for (let step = 0; step <= 20; step++) {
      const t = step / 20
      const at = (axis: 0 | 1) =>
        (1 - t) ** 3 * (axis ? y : x) +
        3 * (1 - t) ** 2 * t * a![axis]! +
        3 * (1 - t) * t * t * b![axis]! +
        t ** 3 * to[axis]!
      points.push([at(0), at(1)])
    }
    ;[x, y] = to as [number, number]
  }
  return points
}

const inside = ([x, y]: readonly [number, number], box: Rectangle) =>
  x > box.x + 0.5 && x < box.x + box.width - 0.5 && y > box.y + 0.5 && y < box.y + box.height - 0.5

/** Violations of the rules for a readable diagram. */
function objections(machine: Machine, { width, height, boxes, arrows }: Layout): string[] {
  const found: string[] = []
  const labels = arrows.map(({ label }) => label)
  for (const [one, other] of pairs<Rectangle>([...boxes, ...labels])) {
    if (overlap(one, other)) found.push(`${JSON.stringify(one)} overlaps ${JSON.stringify(other)}`)
  }
  for (const { x, y, width: w, height: h } of [...boxes, ...labels]) {
    if (x < 0 || y < 0 || x + w > width || y + h > height) found.push(`${x} ${y} is outside`)
  }
  for (const { from, to, path } of arrows) {
    const points = pointsOf(path)
    if (points.some(([x, y]) => x < 0 || y < 0 || x > width || y > height))
      found.push(`${path} leaves the picture`)
    for (const box of boxes)
      if (points.some((point) => inside(point, box))) found.push(`${from} ${to} crosses ${box.state}`)
    for (const label of labels)
      if (points.some((point) => inside(point, label))) found.push(`${from} ${to} crosses ${label.lines}`)
    const [start, end] = [points[0]!, points.at(-1)!]
    const touches = (state: string, [x, y]: [number, number]) => {
      const box = boxes.find((one) => one.state === state)!
      const level = y >= box.y - 0.5 && y <= box.y + box.height + 0.5
      return level && x >= box.x - 0.5 && x <= box.x + box.width + 0.5
    }
    if (!touches(from, start) || !touches(to, end)) found.push(`${from} ${to} does not join them`)
  }
  const drawn = arrows.flatMap(({ from, to, moves }) => moves.map((name) => `${name} ${from} ${to}`))
  const declared = Object.entries(machine.moves).flatMap(([name, { from, to }]) =>
    from.map((one) => `${name} ${one} ${to}`),
  )
  if (drawn.toSorted().join() !== declared.toSorted().join())
    found.push(`drawn: ${drawn}; declared: ${declared}`)
  if (boxes.map(({ state }) => state).join() !== statesOf(machine).join()) found.push('not all states')
  return found
}

const words = [
  'Em',
  'aprovação',
  'Aguardando',
  'assinatura',
  'Solução',
  'Pendente',
  'Ativa',
  'Concluída',
  'de',
  'OK',
]
const state: Omit<State, 'label'> = { text: alike('Texto.'), tone: 'neutro' }
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '))

/** Machines of 3 to 15 states with any moves, including moves to the same state. */
const anyMachine: fc.Arbitrary<Machine> = fc
  .uniqueArray(name, { minLength: 3, maxLength: 15 })
  .chain((names) => {
    const move = fc.record({
      rotulo: name.map(alike),
      text: fc.constant(alike('Texto.')),
      from: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      to: fc.constantFrom(...names),
      by: fc.constant([{ right: 'recrutamento.alterar' }] as const),
    })
    return fc.array(move, { minLength: 1, maxLength: 18 }).map(
      (moves) =>
        ({
          noun: 'coisa',
          rotulo: alike('Coisa'),
          plural: alike('Coisas'),
          table: 'coisa',
          field: 'situacao',
          states: Object.fromEntries(
            names.map((one, at) => [one, { ...state, label: alike(one), tone: tones[at % tones.length]! }]),
          ),
          initial: [names[0]!],
          moves: Object.fromEntries(moves.map((one, at) => [`m${at}`, one])),
        }) as unknown as Machine,
    )
  })

describe('the diagram of a machine', () => {
  for (const machine of machines) {
    it(`${machine.noun} shows every state and move without overlap`, () => {
      assert.deepEqual(objections(machine, layoutOf(machine)), [])
    })

    it(`${machine.noun} does so in English too, where names have other lengths`, () => {
      assert.deepEqual(objections(machine, layoutOf(machine, inEnglish)), [])
    })
  }

  it('works for any machine and is deterministic', () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        const layout = layoutOf(machine)
        assert.deepEqual(objections(machine, layout), [])
        assert.deepEqual(layoutOf(machine), layout)
      }),
      { numRuns: 40 },
    )
  })

  it('runs from left to right: later states stand to the right of those that lead to them', () => {
    const machine = vagaMachine
    const at = new Map(layoutOf(machine).boxes.map(({ state: one, x }) => [one, x]))
    assert.ok(at.get('Em aprovação')! < at.get('Aberta')! && at.get('Aberta')! < at.get('Encerrada')!)
  })
})
