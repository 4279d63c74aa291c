import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { execution, prepare } from '../store/prepared.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { runSeveral } from '../store/several.ts'
import { giveBack } from '../values/memory.ts'
import { cancel } from './cancel.ts'
import { copyStatement } from './copy.ts'
import { runCopying } from './copying.ts'
import { beginStatement } from './halves.ts'
import { ElementBlocks } from './open-seals.ts'
import type { OwnCommits } from './own-commits.ts'
import { startsEvery, within } from './page.ts'
import { literal, type Place } from './place.ts'
import type { Selection } from './selection.ts'
import { toldSeek, toldSlice } from './statement.ts'
import type { KnownWalk, QuestionWalk } from './walks.ts'

/** So many milliseconds after a commit, its number is known. */
const knownWithin = 2

/** What a page that is read ahead needs. */
export interface Reading {
  from: Connections
  sealer: Sealer
  clienteId: number
  asked: Selection
  walk: QuestionWalk
}

/** One page, from when its reading begins until it is answered or left. It is of the middle of a walk, and whole. */
export class PageAhead {
  readonly number: number
  readonly #reading: Reading
  readonly #known: KnownWalk
  readonly #mostBytes: number
  /** Where the next page begins. */
  readonly #next = Promise.withResolvers<Place | undefined>()
  readonly #isRead: Promise<boolean>
  readonly #left = Promise.withResolvers<void>()
  #seen = ''
  #blocks: Buffer[] = []
  #bytes = 0
  #wanted = true
  #failed = false

  /** Begins to read it, on a connection that is then given back. */
  constructor(reading: Reading, known: KnownWalk, client: pg.PoolClient, mostBytes: number) {
    this.number = known.nearest!.page
    this.#reading = reading
    this.#known = known
    this.#mostBytes = mostBytes
    this.#isRead = this.#read(client).finally(() => this.#next.resolve(undefined))
  }

  /** Ends when neither a connection nor memory is held for it any more. */
  get left(): Promise<unknown> {
    return Promise.all([this.#isRead, this.#left.promise])
  }

  get total(): number {
    return this.#known.total
  }

  /** Whether it could be read, the walk is the same, and what was to be seen then is what is to be seen now. */
  async isStill(found: KnownWalk | undefined, own: OwnCommits): Promise<boolean> {
    if (!(await this.#isRead) || !found) return false
    if (essence(found) !== essence(this.#known)) return false
    if (own.seesTheSame(this.#seen, found.seen)) return true
    // What another walk has just written may be seen before it is told.
    await sleep(knownWithin)
    return own.seesTheSame(this.#seen, found.seen)
  }

  /** The walk as whoever asks for the next page will find it, if that is not the last one: something may be added to that. */
  async following(): Promise<KnownWalk | undefined> {
    const place = await this.#next.promise
    const page = this.number + 1
    if (!place || page * this.#size >= this.total) return undefined
    return { ...this.#known, nearest: { page, place } }
  }

  /** Tells the walk where the next page begins. Never fails. */
  async remember(found: KnownWalk): Promise<void> {
    const place = await this.#next.promise
    const starts = place ? [{ page: this.number + 1, place }] : []
    const every = startsEvery(this.total, this.#size)
    await this.#reading.walk.goOn(found, {
      page: this.number,
      total: this.total,
      starts,
      every,
      ended: false,
    })
  }

  /** Its blocks. Each belongs to who takes it. */
  *blocks(): Generator<Buffer> {
    for (let block = this.#blocks.shift(); block; block = this.#blocks.shift()) yield block
  }

  /** Nobody wants anything of it any more. */
  leave(): void {
    this.#wanted = false
    for (const block of this.#blocks) giveBack(block)
    this.#blocks = []
    this.#left.resolve()
  }

  get #size(): number {
    return this.#reading.asked.request.paging!.size
  }

  async #read(client: pg.PoolClient): Promise<boolean> {
    try {
      await this.#readOn(client)
    } catch {
      this.#failed = true
    }
    // What was stopped may be asked to stop once more.
    client.release(this.#failed)
    if (this.#failed) this.leave()
    return this.#wanted
  }

  /** Where the next page begins, which others wait for, and then this one, in one snapshot. */
  async #readOn(client: pg.PoolClient): Promise<void> {
    const { asked, clienteId, sealer } = this.#reading
    const after = this.#known.nearest!.place
    const selection = within(asked, this.#known)
    const seek = toldSeek(selection, after, this.#size)
    const slice = toldSlice(selection, after, { skip: 0, size: this.#size })
    const seeking = execution(await prepare(client, seek), seek.values)
    const rendering = execution(await prepare(client, slice), slice.values)
    const begin = beginStatement({ clienteId, links: asked.request.links })
    const [begun, next] = (await runSeveral(client, `${begin}; ${seeking}`)).slice(-2)
    this.#seen = begun!.rows[0].seen
    this.#next.resolve(next!.rows[0])
    const elements = new ElementBlocks(sealer)
    const copy = copyStatement(`select * from linhas_de(${literal(rendering)})`)
    await runCopying(client, `${copy}; commit`, (bytes) => {
      if (this.#wanted) this.#keep(elements.push(Buffer.from(bytes)), client)
    })
    if (this.#wanted) this.#keep(elements.end(), client)
  }

  /** What is too much to be held is read for its caller, once they ask. */
  #keep(block: Buffer | undefined, client: pg.PoolClient): void {
    if (!block) return
    this.#bytes += block.length
    this.#blocks.push(block)
    if (this.#bytes <= this.#mostBytes) return
    this.#failed = true
    this.leave()
    cancel(client)
  }
}

/** What makes a page of a walk this page. */
const essence = ({ ids, total, newest, to, nearest }: KnownWalk) =>
  JSON.stringify([ids.toSorted(), total, newest, to, nearest])
