import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Crowded, Gate, type GateOptions, type Guest } from '../../server/gate/gate.ts'

/** A gate that records who entered, in which order, and who was refused. */
class Watched {
  readonly entered: string[] = []
  readonly refused: string[] = []
  readonly #gate: Gate
  readonly #doors: (() => void)[] = []
  readonly #all: Promise<void>[] = []

  constructor(options: GateOptions) {
    this.#gate = new Gate(options)
  }

  come(name: string, guest: Guest, signal?: AbortSignal): void {
    const stay = () => {
      this.entered.push(name)
      return new Promise<void>((leave) => this.#doors.push(leave))
    }
    const ended = this.#gate.run(guest, stay, signal).catch((error) => {
      assert.ok(error instanceof Crowded || signal?.aborted)
      this.refused.push(name)
    })
    this.#all.push(ended)
  }

  /** Releases entrants one by one, as many as were inside at any time. */
  async empty(): Promise<string[]> {
    await new Promise(setImmediate)
    for (let door = this.#doors.shift(); door; door = this.#doors.shift()) {
      door()
      await new Promise(setImmediate)
    }
    await Promise.all(this.#all)
    return this.entered
  }
}

const names = (prefix: string, many: number) => Array.from({ length: many }, (_, at) => `${prefix}${at}`)
const of = (...crowds: string[]): Guest => ({ crowds })

describe('a concurrency gate', () => {
  it('admits a few at once and the others in order', async () => {
    const gate = new Watched({ most: 2, lines: [10] })
    for (const name of ['a', 'b', 'c', 'd']) gate.come(name, of(name))
    await new Promise(setImmediate)
    assert.deepEqual(gate.entered, ['a', 'b'])
    assert.deepEqual(await gate.empty(), ['a', 'b', 'c', 'd'])
  })

  it('gives the slot of failed work to the next', async () => {
    const gate = new Gate({ most: 1, lines: [1] })
    await assert.rejects(
      gate.run(of(), () => Promise.reject(new Error('falhou'))),
      /falhou/,
    )
    assert.equal(await gate.run(of(), async () => 'livre'), 'livre')
  })

  it('admits a single caller before the second of every group, however many wait', async () => {
    const gate = new Watched({ most: 2, lines: [1_000] })
    for (const name of names('a', 300)) gate.come(name, of('rede a'))
    for (const name of names('b', 300)) gate.come(name, of('rede b'))
    gate.come('sozinha', of('rede c'))
    const order = await gate.empty()
    // Two were inside already; then comes at most one of each group.
    assert.ok(order.indexOf('sozinha') <= 4, String(order.indexOf('sozinha')))
    assert.deepEqual(gate.refused, [])
  })

  it('groups callers by login and by address', async () => {
    const gate = new Watched({ most: 1, lines: [1_000] })
    for (const name of names('r', 200)) gate.come(`login x, ${name}`, of('login x', name))
    for (const name of names('l', 200)) gate.come(`rede y, ${name}`, of(name, 'rede y'))
    gate.come('sozinha', of('login z', 'rede z'))
    const order = await gate.empty()
    assert.ok(order.indexOf('sozinha') <= 3, String(order.indexOf('sozinha')))
  })

  it('refuses the last of the largest group when the queue is full, not a single caller', async () => {
    const gate = new Watched({ most: 1, lines: [100] })
    for (const name of names('a', 300)) gate.come(name, of('rede a'))
    for (const name of names('b', 3)) gate.come(name, of('rede b'))
    for (const name of names('c', 20)) gate.come(name, of(name))
    const order = await gate.empty()
    assert.equal(order.length, 101)
    assert.ok(gate.refused.every((name) => name.startsWith('a')))
    assert.equal(gate.refused.length, 300 + 3 + 20 - 101)
  })

  it('refuses the last one when all in a full queue are single callers', async () => {
    const gate = new Watched({ most: 1, lines: [3] })
    for (const name of ['a', 'b', 'c', 'd', 'e']) gate.come(name, of(name))
    assert.deepEqual(await gate.empty(), ['a', 'b', 'c', 'd'])
    assert.deepEqual(gate.refused, ['e'])
  })

  it('serves a rank before the next, which only its own rank displaces and which never starves', async () => {
    const gate = new Watched({ most: 1, lines: [40, 40] })
    gate.come('dentro', of())
    for (const name of names('estranho', 60)) gate.come(name, { crowds: [name], rank: 1 })
    for (const name of names('conhecido', 30)) gate.come(name, { crowds: [name], rank: 0 })
    const order = await gate.empty()
    assert.ok(gate.refused.every((name) => name.startsWith('estranho')))
    assert.equal(gate.refused.length, 20)
    const known = order.map((name, at) => (name.startsWith('conhecido') ? at : -1)).filter((at) => at >= 0)
    assert.equal(known.length, 30)
    assert.ok(known[0]! <= 2 && known.at(-1)! <= 1 + 30 + 10, String(known))
    assert.ok(order.slice(0, 6).some((name) => name.startsWith('estranho')))
  })

  it('limits the concurrency of one group, and lets others pass', async () => {
    const gate = new Watched({ most: 10, mostOfCrowd: 2, lines: [10] })
    for (const name of names('a', 4)) gate.come(name, of('a'))
    gate.come('b', of('b'))
    await new Promise(setImmediate)
    assert.deepEqual(gate.entered, ['a0', 'a1', 'b'])
    assert.deepEqual(await gate.empty(), ['a0', 'a1', 'b', 'a2', 'a3'])
  })

  it('refuses at once without a queue, and removes an aborted caller from it', async () => {
    const closed = new Watched({ most: 1, lines: [0] })
    for (const name of ['a', 'b']) closed.come(name, of('x'))
    assert.deepEqual([await closed.empty(), closed.refused], [['a'], ['b']])
    const gate = new Watched({ most: 1, lines: [5] })
    const [patient, impatient] = [new AbortController(), new AbortController()]
    gate.come('a', of('x'))
    gate.come('b', of('x'), impatient.signal)
    gate.come('c', of('x'), patient.signal)
    impatient.abort()
    assert.deepEqual([await gate.empty(), gate.refused], [['a', 'c'], ['b']])
  })
})
