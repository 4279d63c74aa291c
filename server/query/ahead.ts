import { isMany } from './halves.ts'
import { OwnCommits } from './own-commits.ts'
import { PageAhead, type Reading } from './page-ahead.ts'
import type { Selection } from './selection.ts'
import { rendersRows } from './statement.ts'
import type { KnownWalk } from './walks.ts'

/** So many pages are ahead of their callers at once, or being sent to them. */
const mostPages = 6
/** Of these so many of one walk: while one is sent, the next two are rendered, each on a connection of its own. */
const mostOfWalk = 2
/** So many bytes of each are held, and for so long after the page before it was sent. */
const usual = { bytes: 8 * 2 ** 20, milliseconds: 2_000 }
/** Of so many questions it is known how they are walked. */
const mostWalkers = 256
/** After a page that nobody could use, so many are left out; twice as many after the next one, up to a number. */
const pause = { first: 4, last: 64 }

/** How one question is walked. */
interface Walker {
  /** The last page that was answered. */
  page: number
  pause: number
  /** So many pages more are not read ahead. */
  left: number
}

/** Pages of one walk, in order, from the one that is asked for next. */
interface Row {
  reading: Reading
  pages: PageAhead[]
  /** How whoever asks for what comes behind the last of them will find the walk. */
  behind: () => Promise<KnownWalk | undefined>
  late?: NodeJS.Timeout | undefined
}

/**
 * Pages that are rendered before they are asked for. Whoever reads page after page asks for the next one as soon as the
 * last byte is there; while that byte travels, and while the caller is told apart from others, the database would rest.
 * A page counts only while nothing was committed since it was read, but what readers leave behind themselves: it is then
 * what the database would answer now.
 */
export class ReadAhead {
  readonly #most: typeof usual
  readonly #walkers = new Map<string, Walker>()
  readonly #rows = new Map<string, Row>()
  /** What readers leave behind changes no answer that is read ahead. */
  readonly own = new OwnCommits()
  /** Pages that take connections or memory now. */
  under = 0
  /** Pages that were answered so, and times that nobody could use them. */
  used = 0
  unused = 0

  /** Told of each of them. */
  readonly #told: (end: 'used' | 'unused') => void

  constructor(most: Partial<typeof usual> = {}, told: (end: 'used' | 'unused') => void = () => {}) {
    this.#most = { ...usual, ...most }
    this.#told = told
  }

  /** Whether the page is under way. */
  holds(question: string, page: number): boolean {
    return this.#rows.get(question)?.pages.some(({ number }) => number === page) ?? false
  }

  /** The page, if it is of the walk that the caller is on and what can be seen is still the same. */
  async take(question: string, page: number, found: KnownWalk | undefined): Promise<PageAhead | undefined> {
    if (!this.holds(question, page)) return undefined
    const row = this.#rows.get(question)!
    clearTimeout(row.late)
    this.#pass(row, page - 1)
    const taken = row.pages.shift()!
    if (await taken.isStill(found, this.own)) return taken
    taken.leave()
    this.#drop(question, row)
    return undefined
  }

  /** Told that a page is being sent: others may be read. */
  goOn(question: string): void {
    const row = this.#rows.get(question)
    if (row) void this.#extend(question, row)
  }

  #count(end: 'used' | 'unused'): void {
    this[end]++
    this.#told(end)
  }

  /** Told that a page was sent. */
  answered(question: string, page: number): void {
    this.#count('used')
    const walker = this.#walkers.get(question)
    if (walker) Object.assign(walker, { page, pause: 0 })
    this.#wait(question)
  }

  /** Told that a page could not be sent. */
  failed(question: string): void {
    const row = this.#rows.get(question)
    if (row) this.#drop(question, row)
  }

  /** Told that a page was answered without being read ahead. Whether the next ones are worth it. */
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

  /** Begins to read the pages behind one that was answered. */
  async begin(question: string, page: number, reading: Reading, behind: Row['behind']): Promise<void> {
    const before = this.#rows.get(question)
    if (before) this.#pass(before, page)
    if (before?.pages.length) return
    clearTimeout(before?.late)
    const row = { reading, pages: [], behind }
    this.#rows.set(question, row)
    this.#wait(question)
    await this.#extend(question, row, 1)
    void this.#extend(question, row)
  }

  /** Nobody asks for pages up to one any more. */
  #pass(row: Row, page: number): void {
    while (row.pages[0] && row.pages[0].number <= page) row.pages.shift()!.leave()
  }

  /** On connections that are free: nobody's answer waits for what may never be asked for. Never fails. */
  async #extend(question: string, row: Row, most = mostOfWalk): Promise<void> {
    while (row.pages.length < most && this.under < mostPages) {
      const { behind } = row
      const known = await behind()
      const client = known && (await row.reading.from.spare().catch(() => undefined))
      // Somebody else has gone on meanwhile, or given up.
      if (row.behind !== behind || this.#rows.get(question) !== row) return client?.release()
      if (!known || !client) break
      const page = new PageAhead(row.reading, known, client, this.#most.bytes)
      this.under++
      void page.left.then(() => this.under--)
      row.pages.push(page)
      row.behind = () => page.following()
    }
    if (row.pages.length > 0) return
    clearTimeout(row.late)
    this.#rows.delete(question)
  }

  /** Gives up what nobody asks for in time. */
  #wait(question: string): void {
    const row = this.#rows.get(question)
    if (!row) return
    clearTimeout(row.late)
    row.late = setTimeout(() => this.#drop(question, row), this.#most.milliseconds).unref()
  }

  /** Nobody can use the pages. */
  #drop(question: string, row: Row): void {
    if (this.#rows.get(question) !== row) return
    this.#rows.delete(question)
    clearTimeout(row.late)
    for (const page of row.pages) page.leave()
    this.#count('unused')
    const walker = this.#walkers.get(question)
    if (!walker) return
    walker.pause = Math.min(pause.last, walker.pause * 2 || pause.first)
    walker.left = walker.pause
  }
}
