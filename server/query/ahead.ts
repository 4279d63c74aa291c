import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { giveBack } from '../values/memory.ts'
import { isMany } from './halves.ts'
import { openPage, type Page } from './page.ts'
import type { Selection } from './selection.ts'
import { blocksOf, inSnapshot } from './snapshot.ts'
import { rendersRows } from './statement.ts'
import type { KnownWalk, QuestionWalk } from './walks.ts'

/** So many pages are ahead of their callers at once. */
const mostPages = 4
/** So many bytes of each are held, for so long. */
const usual = { bytes: 8 * 2 ** 20, milliseconds: 2_000 }
/** Of so many questions it is known how they are walked. */
const mostWalkers = 256
/** After a page that nobody could use, so many are left out; twice as many after the next one, up to a number. */
const pause = { first: 4, last: 64 }

/** What a page that is read ahead needs. */
export interface Reading {
  from: Connections
  sealer: Sealer
  clienteId: number
  asked: Selection
  walk: QuestionWalk
  known: KnownWalk
}

/** How one question is walked. */
interface Walker {
  /** The last page that was answered. */
  page: number
  pause: number
  /** So many pages more are not read ahead. */
  left: number
}

/**
 * Pages that are rendered before they are asked for. Whoever reads page after page asks for the next one as soon as the
 * last byte is there; while that byte travels, and while the caller is told apart from others, the database would rest.
 * A page counts only while nothing at all was committed since it was read: it is then what the database would answer now.
 */
export class ReadAhead {
  readonly #most: typeof usual
  readonly #walkers = new Map<string, Walker>()
  readonly #held = new Map<string, PageAhead>()
  /** Pages that take connections or memory now. */
  under = 0
  /** Pages that were answered so, and that nobody could use. */
  used = 0
  unused = 0

  constructor(most: Partial<typeof usual> = {}) {
    this.#most = { ...usual, ...most }
  }

  /** Whether the page is under way. */
  holds(question: string, page: number): boolean {
    return this.#held.get(question)?.number === page
  }

  /** The page, if it is of the walk that the caller is on and what can be seen is still the same. */
  async take(question: string, page: number, found: KnownWalk | undefined): Promise<PageAhead | undefined> {
    const held = this.#held.get(question)
    if (held?.number !== page) return undefined
    this.#held.delete(question)
    if (await held.isStill(found)) return held
    this.leave(question, held)
    return undefined
  }

  /** Told that the page was answered. */
  answered(question: string): void {
    this.used++
    const walker = this.#walkers.get(question)
    if (walker) walker.pause = 0
  }

  /** Told that nobody can use the page. */
  leave(question: string, held: PageAhead): void {
    held.leave()
    this.unused++
    const walker = this.#walkers.get(question)
    if (!walker) return
    walker.pause = Math.min(pause.last, walker.pause * 2 || pause.first)
    walker.left = walker.pause
  }

  /** Told that a page was answered. Whether the next one is worth reading. */
  isWalked(question: string, asked: Selection): boolean {
    const { size, page } = asked.request.paging!
    if (!isMany(size) || !rendersRows(asked)) return false
    const walker = this.#walkers.get(question)
    // The last used stands last.
    this.#walkers.delete(question)
    if (this.#walkers.size >= mostWalkers) this.#walkers.delete(this.#walkers.keys().next().value!)
    this.#walkers.set(question, { pause: 0, left: 0, ...walker, page })
    if (walker?.page !== page - 1) return false
    if (walker.left === 0) return true
    this.#walkers.get(question)!.left--
    return false
  }

  /** Begins to read a page, on connections that nobody waits for. */
  begin(question: string, reading: Reading): void {
    if (this.under >= mostPages || this.#held.has(question)) return
    const held = new PageAhead(reading, this.#most.bytes)
    this.under++
    this.#held.set(question, held)
    // Nobody asked for it in time, or it could not be read.
    const giveUp = () => {
      if (this.#held.get(question) !== held) return
      this.#held.delete(question)
      this.leave(question, held)
    }
    const late = setTimeout(giveUp, this.#most.milliseconds).unref()
    void held.left.then(() => {
      clearTimeout(late)
      this.under--
      giveUp()
    })
  }
}

interface Opened {
  page: Page
  seen: string
}

/** Nothing stops a reading: it is short, and a connection that was stopped is of no use to others. */
const never = new AbortController().signal

/** One page, from when its reading begins until it is answered or left. */
export class PageAhead {
  readonly number: number
  readonly #mostBytes: number
  readonly #known: KnownWalk
  readonly #opened: Promise<Opened | undefined>
  readonly #over: Promise<void>
  readonly #left = Promise.withResolvers<void>()
  #blocks: Buffer[] = []
  /** Of those, what they take. */
  #bytes = 0
  #wanted = true
  /** Somebody is being sent its blocks. */
  #taken = false
  #ended = false
  #failure: unknown
  #news = Promise.withResolvers<void>()

  constructor(reading: Reading, mostBytes: number) {
    this.#mostBytes = mostBytes
    this.number = reading.known.nearest!.page
    this.#known = reading.known
    const opened = Promise.withResolvers<Opened | undefined>()
    this.#opened = opened.promise
    this.#over = this.#read(reading, opened.resolve).finally(() => opened.resolve(undefined))
  }

  /** Ends when neither a connection nor memory is held for it any more. */
  get left(): Promise<unknown> {
    return Promise.all([this.#over, this.#left.promise])
  }

  get page(): Promise<Page | undefined> {
    return this.#opened.then((opened) => opened?.page)
  }

  /** Whether the walk is the same, and every transaction that was over then and none besides is over now. */
  async isStill(found: KnownWalk | undefined): Promise<boolean> {
    const opened = await this.#opened
    return found !== undefined && found.seen === opened?.seen && essence(found) === essence(this.#known)
  }

  /** Its blocks, as they come. Each belongs to who takes it. */
  async *blocks(): AsyncGenerator<Buffer> {
    this.#taken = true
    for (;;) {
      for (let block = this.#blocks.shift(); block; block = this.#blocks.shift()) {
        this.#bytes -= block.length
        this.#tell()
        yield block
      }
      if (this.#failure !== undefined) throw this.#failure
      if (this.#ended) break
      await this.#news.promise
    }
    this.#left.resolve()
  }

  /** Nobody wants it any more. What comes is thrown away. */
  leave(): void {
    this.#wanted = false
    for (const block of this.#blocks) giveBack(block)
    this.#blocks = []
    this.#left.resolve()
    this.#tell()
  }

  async #read(
    { from, sealer, clienteId, asked, walk, known }: Reading,
    opened: (opened: Opened) => void,
  ): Promise<void> {
    const paging = { ...asked.request.paging!, page: this.number }
    const next = { ...asked, request: { ...asked.request, paging } }
    try {
      await inSnapshot(onSpares(from), clienteId, next, never, async ({ hands, selection, seen }) => {
        const page = await openPage(hands, selection, walk, known)
        opened({ page, seen })
        for await (const block of blocksOf(hands, page.rows, sealer, never)) await this.#keep(block)
      })
      this.#ended = true
    } catch (error) {
      this.#fail(error)
    }
    this.#tell()
  }

  /** What is too much to be held is read for its caller once they ask; while they are sent it, the database waits. */
  async #keep(block: Buffer): Promise<void> {
    while (this.#wanted && this.#taken && this.#bytes >= this.#mostBytes) await this.#news.promise
    if (!this.#wanted) {
      giveBack(block)
      return
    }
    this.#bytes += block.length
    this.#blocks.push(block)
    if (!this.#taken && this.#bytes > this.#mostBytes) this.#fail(new Error('more than is held ahead'))
    this.#tell()
  }

  #fail(error: unknown): void {
    this.#failure = error
    this.leave()
  }

  #tell(): void {
    this.#news.resolve()
    this.#news = Promise.withResolvers()
  }
}

/** Nobody's answer waits for what may never be asked for. */
const onSpares = (from: Connections): Connections => ({
  connect: async () => {
    const client = await from.spare()
    if (!client) throw new Error('no connection is free')
    return client
  },
  spare: () => from.spare(),
})

/** What makes a page of a walk this page. */
const essence = ({ ids, total, newest, to, nearest }: KnownWalk) =>
  JSON.stringify([ids.toSorted(), total, newest, to, nearest])
