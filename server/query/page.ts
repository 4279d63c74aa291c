import type pg from 'pg'
import { execution, prepare } from '../store/prepared.ts'
import type { Lines } from './copy.ts'
import type { Cursor } from './place.ts'
import type { Selection } from './selection.ts'
import {
  countStatement,
  findsRows,
  keyedPageStatement,
  keysStatement,
  pageStatement,
  preparedPage,
  preparedSeek,
  seekFromEndStatement,
  seekStatement,
  strideStatement,
} from './statement.ts'
import type { Keys, KnownWalk, Learnt, QuestionWalk, Start, Walk } from './walks.ts'

/** A page to answer. */
export interface Page {
  total: number
  /** SQL for its elements; undefined beyond the end. */
  rows: Lines | undefined
  /** Stores what this page found in the walk. Never fails. */
  remember: (found: KnownWalk | undefined) => Promise<void>
}

interface Cut {
  rows: Lines
  /** Cursor of the next page, if this one is full. */
  next: Cursor | undefined
  starts: Start[]
}

interface Wanted {
  selection: Selection
  walk: Walk & Partial<KnownWalk>
}

/** Maximum page cursors kept permanently. */
const startsKept = 2_000
/** Distance in pages between cursors that are kept. */
const startsEvery = (total: number, size: number) => Math.max(1, Math.ceil(total / size / startsKept))
/** Rows whose keys are read at once where no index finds them. */
const ahead = { pages: 100, rows: 100_000 }

/** One page of a walk, in the snapshot of a transaction. */
class PageCut {
  readonly #client: pg.PoolClient
  readonly #selection: Selection
  readonly #walk: Wanted['walk']
  readonly #size: number
  readonly #page: number
  readonly every: number

  constructor(client: pg.PoolClient, { selection, walk }: Wanted) {
    const { size, page } = selection.request.paging!
    this.#client = client
    this.#selection = selection
    this.#walk = walk
    this.#size = size
    this.#page = page
    this.every = startsEvery(walk.total, size)
  }

  get #isLast(): boolean {
    return this.#page * this.#size >= this.#walk.total
  }

  async cut(): Promise<Cut | undefined> {
    return this.#selection.source.derived ? this.#cutByKeys() : this.#cutByCursors()
  }

  /** Elements that moved to the end meanwhile are included: the walk ends when nothing follows. */
  async total({ next }: Cut): Promise<number> {
    if (!next || !this.#isLast) return this.#walk.total
    const [rest] = await this.#run<Walk>(countStatement(this.#selection, next))
    return rest!.total > 0 ? this.#page * this.#size + rest!.total : this.#walk.total
  }

  async #cutByCursors(): Promise<Cut | undefined> {
    const starts = await this.#approach()
    const after = this.#page > 1 ? starts.at(-1)?.cursor : undefined
    if (this.#page > 1 && !after) return undefined
    const next = await this.#next(after)
    if (next) starts.push({ page: this.#page + 1, cursor: next })
    const learnt = starts.filter(({ page }) => page !== this.#walk.nearest?.page)
    return { rows: this.#rows(after), next, starts: learnt }
  }

  /** True if the neighbouring pages use the same prepared statements with other cursors. */
  get #isOneOfMany(): boolean {
    return this.#walk.ids !== undefined && !this.#isLast && findsRows(this.#selection)
  }

  async #next(after: Cursor | undefined): Promise<Cursor | undefined> {
    if (!after || !this.#isOneOfMany) return this.#seek(after, this.#size)
    const seek = preparedSeek(this.#selection, after, this.#size)
    return (await this.#run<Cursor>(execution(await prepare(this.#client, seek), seek.values)))[0]
  }

  #rows(after: Cursor | undefined): Lines {
    return after && this.#isOneOfMany
      ? preparedPage(this.#selection, after, this.#size)
      : pageStatement(this.#selection, after, this.#size)
  }

  /** Cursors from the nearest known page up to this one; the last is the page's own. */
  async #approach(): Promise<Start[]> {
    const skipped = (this.#page - 1) * this.#size
    const behind = this.#walk.total - skipped
    const { spread, groups } = this.#selection.source
    // Only where each row is one element can an index count them.
    const byRows = !spread && !groups
    // From the end only if the total was counted in this snapshot, because the end moves.
    if (this.#walk.ids === undefined && byRows && behind < skipped) {
      const [cursor] = await this.#run<Cursor>(seekFromEndStatement(this.#selection, behind))
      return cursor ? [{ page: this.#page, cursor }] : []
    }
    const { nearest } = this.#walk
    const starts = nearest ? [nearest] : []
    const missing = () => this.#page - (starts.at(-1)?.page ?? 1)
    const strides = !byRows ? 0 : Math.floor(missing() / this.every)
    if (strides > 0) {
      const from = starts.at(-1)
      const cursors = await this.#run<Cursor>(
        strideStatement(this.#selection, from?.cursor, this.every * this.#size, strides),
      )
      for (const [at, cursor] of cursors.entries()) {
        starts.push({ page: (from?.page ?? 1) + (at + 1) * this.every, cursor })
      }
      if (cursors.length < strides) return []
    }
    if (missing() > 0) {
      const cursor = await this.#seek(starts.at(-1)?.cursor, missing() * this.#size)
      if (!cursor) return []
      starts.push({ page: this.#page, cursor })
    }
    return starts
  }

  async #seek(after: Cursor | undefined, elements: number): Promise<Cursor | undefined> {
    return (await this.#run<Cursor>(seekStatement(this.#selection, after, elements)))[0]
  }

  #run<T>(text: string): Promise<T[]> {
    return rowsOf<T>(this.#client, text)
  }

  /** Without an index each lookup costs as much as a count, so keys of many pages are read at once. */
  async #cutByKeys(): Promise<Cut | undefined> {
    const { nearest } = this.#walk
    const { keys } = this.#selection.source.derived!
    // The last page is always read again, because elements may have moved to the end.
    if (nearest?.page === this.#page && nearest.keys && !this.#isLast) {
      return { rows: keyedPageStatement(this.#selection, nearest.keys), next: undefined, starts: [] }
    }
    const pages = this.#isLast ? 1 : Math.max(1, Math.min(ahead.pages, Math.floor(ahead.rows / this.#size)))
    const found = await this.#run<Cursor & { chaves: Keys }>(
      keysStatement(this.#selection, keys, {
        after: nearest?.cursor,
        skip: (this.#page - (nearest?.page ?? 1)) * this.#size,
        rows: pages * this.#size,
      }),
    )
    if (found.length === 0) return undefined
    const starts: Start[] = []
    for (let at = this.#size; at <= found.length; at += this.#size) {
      const { chaves: _, ...cursor } = found[at - 1]!
      const page = this.#page + at / this.#size
      const rows = found.slice(at, at + this.#size).map(({ chaves }) => chaves)
      const start = { page, cursor }
      starts.push(rows.length > 0 ? { ...start, keys: rows } : start)
    }
    const own = found.slice(0, this.#size).map(({ chaves }) => chaves)
    return { rows: keyedPageStatement(this.#selection, own), next: starts[0]?.cursor, starts }
  }
}

/** Opens a page: from its walk without counting or skipping, or else with one count. */
export async function openPage(
  client: pg.PoolClient,
  selection: Selection,
  walk: Pick<QuestionWalk, 'begin' | 'goOn'>,
  known: KnownWalk | undefined,
): Promise<Page> {
  const now: Wanted['walk'] = known ?? (await count(client, selection))
  const { size, page } = selection.request.paging!
  const pageCut = new PageCut(client, { selection: within(selection, now), walk: now })
  const cut = (page - 1) * size < now.total ? await pageCut.cut() : undefined
  const total = cut ? await pageCut.total(cut) : now.total
  const { every } = pageCut
  const remember = async (found: KnownWalk | undefined): Promise<void> => {
    const starts = cut?.starts ?? []
    const learnt: Learnt = { page, total, starts, every, ended: page * size >= total }
    if (found) await walk.goOn(found, learnt)
    // A single page needs no walk.
    else if (total > size) await walk.begin(now, learnt)
  }
  return { total, rows: cut?.rows, remember }
}

async function rowsOf<T>(client: pg.PoolClient, text: string): Promise<T[]> {
  return (await client.query(text)).rows
}

async function count(client: pg.PoolClient, selection: Selection): Promise<Walk> {
  const [counted] = await rowsOf<Walk>(client, countStatement(selection))
  return { ...counted!, to: selection.request.period?.to ?? null }
}

/** Limits a selection to what existed at the first page of the walk. */
function within(selection: Selection, { newest, to }: Walk): Selection {
  const { request } = selection
  const period = request.period && to !== null ? { ...request.period, to } : request.period
  return { ...selection, request: { ...request, period }, newest: newest ?? undefined }
}
