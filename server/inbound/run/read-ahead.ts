import type pg from 'pg'
import { release } from '../candidate.ts'
import { keepReadShapes } from '../cause.ts'
import { refuseSuperseded } from '../decide/age.ts'
import { draftPart } from '../decide/draft.ts'
import type { ReadPart } from '../decide/part.ts'
import { readPart, readStored, type StoredRecords } from '../decide/read-part.ts'
import { draftsAhead, type Work } from '../decide/work.ts'
import type { Edits } from './shift.ts'

/** A part being read, and its number among all parts read here. */
interface Unit {
  work: Work
  part: number
  turn: number
  ready: Promise<ReadPart>
  /** The last committed part when the draft was made. */
  draftedAfter: number
}

/** Parts that are read and decided in advance, while the database writes another. */
const depth = 2
/** For a batch that failed before: nothing is read in advance until one of its parts is committed. */
const notAhead = -1

/**
 * Reads the parts of a batch, and of the next one, in advance, so that the database is not idle between
 * batches.
 */
export class ReadAhead {
  readonly #reader: pg.ClientBase
  /** Finds the next batch, if it can be read before the current one ends. */
  readonly #behind: (work: Work) => Promise<Work | undefined>
  readonly #edits: Edits
  #depth: number
  readonly #units: Unit[] = []
  /** Keys of recent parts that a draft may not have seen, by turn. */
  readonly #recentKeys = new Map<number, Set<string>>()
  readonly #followers = new Map<number, Promise<Work | undefined>>()
  #looking = false
  #last: Work
  #next: number
  #turns = 0
  #committed = 0
  #chain: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(
    work: Work,
    reader: pg.ClientBase,
    behind: (work: Work) => Promise<Work | undefined>,
    edits: Edits,
    cautious: boolean,
  ) {
    this.#edits = edits
    this.#depth = cautious ? notAhead : depth
    this.#last = work
    this.#next = work.batch.partesFeitas + 1
    this.#reader = reader
    this.#behind = behind
  }

  /** The next part in order. Its draft is dropped if a part that it did not see has one of its keys. */
  async take(): Promise<ReadPart> {
    if (this.#units.length === 0) this.#schedule(this.#last, this.#next++)
    const unit = this.#units.shift()!
    this.#fill()
    const read = await unit.ready
    const keys = new Set(read.candidates.map(({ key }) => key))
    for (let unseen = unit.draftedAfter + 1; unseen < unit.turn; unseen++) {
      if (!this.#recentKeys.get(unseen)?.isDisjointFrom(keys)) read.draft = undefined
    }
    if (!draftsAhead(unit.work.scope)) read.draft = undefined
    this.#recentKeys.set(unit.turn, keys)
    this.#recentKeys.delete(unit.turn - depth - 1)
    return read
  }

  /** Reports that the last taken part is committed. */
  committed(): void {
    this.#committed++
    this.#depth = depth
  }

  /** The batch that is read after this one, if any. */
  async following({ batch }: Work): Promise<Work | undefined> {
    return this.#followers.get(batch.id)
  }

  /** Waits for the current read, because its connection is reused. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#chain
  }

  #fill(): void {
    while (this.#units.length <= this.#depth && this.#next <= this.#last.batch.partes) {
      this.#schedule(this.#last, this.#next++)
    }
    if (this.#units.length <= this.#depth && !this.#looking) this.#look()
  }

  /** Looks for a batch to continue with. */
  #look(): void {
    const last = this.#last
    this.#looking = true
    const found = this.#chain.then(async () => {
      const next = this.#stopped ? undefined : await this.#behind(last)
      this.#looking = false
      if (!next) return undefined
      this.#last = next
      this.#next = 1
      this.#fill()
      return next
    })
    this.#chain = found.catch(() => {})
    found.catch(() => {})
    this.#followers.set(last.batch.id, found)
  }

  #schedule(work: Work, part: number): void {
    const unit: Unit = { work, part, turn: ++this.#turns, ready: undefined!, draftedAfter: 0 }
    unit.ready = this.#chain.then(() => this.#read(unit))
    // Awaited later; an earlier failure must not count as an unhandled rejection.
    this.#chain = unit.ready.catch(() => {})
    this.#units.push(unit)
  }

  async #read(unit: Unit): Promise<ReadPart> {
    if (this.#stopped) throw new Error('no longer needed')
    const { work, part } = unit
    const asOf = this.#edits.number
    const { first, candidates, clean } = await this.#records(work, part)
    const again = async () => (await this.#records(work, part)).candidates
    const read = readPart(part, first, candidates, asOf, again)
    unit.draftedAfter = this.#committed
    if (draftsAhead(work.scope)) {
      read.draft = await draftPart(this.#reader, candidates, work.scope, clean)
      // The draft has all that is needed, so the values are freed.
      for (const candidate of candidates) {
        keepReadShapes(work.scope.layout, candidate)
        release(candidate)
      }
      read.fresh = false
    }
    return read
  }

  async #records(work: Work, part: number): Promise<StoredRecords> {
    const read = await readStored(this.#reader, work, part)
    await refuseSuperseded(this.#reader, work.batch, read.candidates)
    return read
  }
}
