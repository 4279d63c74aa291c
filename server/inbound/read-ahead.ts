import { setImmediate as breathe } from 'node:timers/promises'
import type pg from 'pg'
import type { Sealer } from '../store/sealing.ts'
import { draftsAhead, type PartScope, type ReadPart } from './apply-part.ts'
import type { Batch } from './batch-store.ts'
import { draftPart } from './draft.ts'
import { loadPart } from './part-store.ts'
import { type Candidate, recordReader, release } from './read-record.ts'

/** Parts read and decided before their turn: while the database writes one, the next are made ready. */
const depth = 2
const breatheEvery = 50

export class ReadAhead {
  readonly #batch: Batch
  readonly #scope: PartScope
  readonly #reader: pg.ClientBase
  readonly #sealer: Sealer
  readonly #ready = new Map<number, Promise<ReadPart>>()
  /** Keys of parts whose writing a draft may not have seen. */
  readonly #recentKeys = new Map<number, Set<string>>()
  readonly #draftedAfter = new Map<number, number>()
  #chain: Promise<unknown> = Promise.resolve()
  #committed: number
  #stopped = false

  constructor(batch: Batch, scope: PartScope, reader: pg.ClientBase, sealer: Sealer) {
    this.#batch = batch
    this.#scope = scope
    this.#reader = reader
    this.#sealer = sealer
    this.#committed = batch.partesFeitas
  }

  /** The next part, its draft dropped if a part it could not see touched one of its keys. */
  async take(part: number): Promise<ReadPart> {
    for (let next = part; next <= Math.min(part + depth, this.#batch.partes); next++) this.#schedule(next)
    const read = await this.#ready.get(part)!
    this.#ready.delete(part)
    const keys = new Set(read.candidates.map(({ key }) => key))
    for (let unseen = this.#draftedAfter.get(part)! + 1; unseen < part; unseen++) {
      if (!this.#recentKeys.get(unseen)?.isDisjointFrom(keys)) read.draft = undefined
    }
    if (!draftsAhead(this.#scope)) read.draft = undefined
    this.#recentKeys.set(part, keys)
    this.#recentKeys.delete(part - depth - 1)
    return read
  }

  committed(part: number): void {
    this.#committed = part
  }

  /** Waits for what is under way: the connection it reads on is needed again. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#chain
  }

  #schedule(part: number): void {
    if (this.#ready.has(part)) return
    const read = this.#chain.then(() => this.#read(part))
    // Awaited when its turn comes; a failure before that must not count as unhandled.
    this.#chain = read.catch(() => {})
    this.#ready.set(part, read)
  }

  async #read(part: number): Promise<ReadPart> {
    if (this.#stopped) throw new Error('no longer needed')
    const { first, candidates } = await this.#candidates(part)
    const read: ReadPart = {
      part,
      first,
      candidates,
      whole: true,
      draft: undefined,
      reread: async () => {
        read.candidates = (await this.#candidates(part)).candidates
        read.whole = true
      },
    }
    this.#draftedAfter.set(part, this.#committed)
    if (draftsAhead(this.#scope)) {
      read.draft = await draftPart(this.#reader, candidates, this.#scope)
      // Thousands of values that wait for their turn are costly to keep; the draft has what is needed of them.
      for (const candidate of candidates) release(candidate)
      read.whole = false
    }
    return read
  }

  async #candidates(part: number): Promise<{ first: number; candidates: Candidate[] }> {
    const { layout, context, registers } = this.#scope
    const { first, records, suspicious } = await loadPart(this.#reader, this.#batch.id, part, this.#sealer)
    const readRecord = recordReader(layout, { ...context, suspicious }, registers)
    const candidates: Candidate[] = []
    for (const [index, record] of records.entries()) {
      candidates.push(readRecord(record, first + index, this.#batch.retorno))
      // Lets the answers of the database in between: it must not wait for us.
      if (index % breatheEvery === breatheEvery - 1) await breathe()
    }
    return { first, candidates }
  }
}
