/** What a thread works on: a batch of a client, or records of it that waited. */
export interface Place {
  clienteId: number
  batch: number
  resuming: boolean
}

const beatEvery = 250
const [beats, client, batch, resuming] = [0, 1, 2, 3]

/** Memory that a thread shares with whoever watches it: it outlives the thread and can be read while it is stuck. */
export class Pulse {
  readonly memory: SharedArrayBuffer
  readonly #cells: BigInt64Array

  constructor(memory = new SharedArrayBuffer(4 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#cells = new BigInt64Array(memory)
  }

  /** Shows from now on, inside the thread, that its event loop turns. */
  start(): void {
    this.beat()
    setInterval(() => this.beat(), beatEvery).unref()
  }

  /** Shows life once: messages that wait are taken without a turn of the event loop between them. */
  beat(): void {
    Atomics.add(this.#cells, beats, 1n)
  }

  get beats(): bigint {
    return Atomics.load(this.#cells, beats)
  }

  /** Says what the thread is at; nothing when it is between two batches. */
  set place(place: Place | undefined) {
    Atomics.store(this.#cells, client, BigInt(place?.clienteId ?? 0))
    Atomics.store(this.#cells, batch, BigInt(place?.batch ?? 0))
    Atomics.store(this.#cells, resuming, place?.resuming ? 1n : 0n)
  }

  get place(): Place | undefined {
    const at = (cell: number) => Number(Atomics.load(this.#cells, cell))
    if (at(batch) === 0) return undefined
    return { clienteId: at(client), batch: at(batch), resuming: at(resuming) === 1 }
  }
}
