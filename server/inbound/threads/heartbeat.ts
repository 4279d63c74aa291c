/** What a thread works on: a batch, or waiting records of it. */
export interface CurrentWork {
  clienteId: number
  batch: number
  resuming: boolean
}

const beatEvery = 250
const [beats, client, batch, resuming] = [0, 1, 2, 3]

/** Shared memory for watching a thread. It can be read while the thread is stuck or after it died. */
export class Heartbeat {
  readonly memory: SharedArrayBuffer
  readonly #cells: BigInt64Array

  constructor(memory = new SharedArrayBuffer(4 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#cells = new BigInt64Array(memory)
  }

  /** Runs inside the thread: counts turns of its event loop. */
  start(): void {
    this.beat()
    setInterval(() => this.beat(), beatEvery).unref()
  }

  /** Counts once. Queued messages are handled without a turn of the event loop in between. */
  beat(): void {
    Atomics.add(this.#cells, beats, 1n)
  }

  get beats(): bigint {
    return Atomics.load(this.#cells, beats)
  }

  /** The current work; undefined between batches. */
  set current(work: CurrentWork | undefined) {
    Atomics.store(this.#cells, client, BigInt(work?.clienteId ?? 0))
    Atomics.store(this.#cells, batch, BigInt(work?.batch ?? 0))
    Atomics.store(this.#cells, resuming, work?.resuming ? 1n : 0n)
  }

  get current(): CurrentWork | undefined {
    const at = (cell: number) => Number(Atomics.load(this.#cells, cell))
    if (at(batch) === 0) return undefined
    return { clienteId: at(client), batch: at(batch), resuming: at(resuming) === 1 }
  }
}
