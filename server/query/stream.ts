import type { Fact } from '../facts.ts'
import type { Database } from '../store/database.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import type { ReadAhead } from './ahead.ts'
import { openPage, type Page } from './page.ts'
import type { Selection } from './selection.ts'
import { blocksOf, inSnapshot } from './snapshot.ts'
import { rowsStatement } from './statement.ts'
import { QuestionWalk } from './walks.ts'

/** Receives an answer as it is produced. `write` resolves when more may come. */
export interface Answer {
  /** Told that there will be one, once whatever was read before it has been compared with what can be seen now. */
  announce: () => void
  /** Total of elements, when it is known before the elements. */
  begin: (total: number | undefined) => Promise<void>
  write: (block: Buffer) => Promise<void>
  signal: AbortSignal
}

/** What answering takes. */
export interface Means {
  /** Where the answer comes from. */
  from: Connections
  /** Where walks are kept: never a replica. */
  db: Database
  sealer: Sealer
  report: (fact: Fact) => void
  /** Pages that are read before they are asked for, where what is read is what walks are kept in. */
  ahead?: ReadAhead | undefined
}

/** Streams one answer from one snapshot in constant memory. Returns how many elements there are in all. */
export async function streamQuery(
  means: Means,
  clienteId: number,
  asked: Selection,
  answer: Answer,
): Promise<number> {
  if (asked.request.paging) return new PageAnswer(means, clienteId, asked, answer).send()
  answer.announce()
  const { from, sealer } = means
  return inSnapshot(from, clienteId, asked, answer.signal, async ({ hands, selection }) => {
    const sending = new Sending(answer, undefined)
    const blocks = blocksOf(hands, [rowsStatement(selection)], sealer, answer.signal)
    for (;;) {
      const { done, value } = await blocks.next()
      if (done) {
        await sending.begin()
        return value
      }
      await sending.write(value)
    }
  })
}

/** An answer that begins with its first block, or when there is none. */
class Sending {
  readonly #answer: Answer
  readonly #total: number | undefined
  #began = false

  constructor(answer: Answer, total: number | undefined) {
    this.#answer = answer
    this.#total = total
  }

  get began(): boolean {
    return this.#began
  }

  async begin(): Promise<void> {
    if (this.#began) return
    this.#began = true
    await this.#answer.begin(this.#total)
  }

  async write(block: Buffer): Promise<void> {
    await this.begin()
    await this.#answer.write(block)
  }
}

/** One page, as it is answered: read for its caller, or already read ahead of them. */
class PageAnswer {
  readonly #means: Means
  readonly #clienteId: number
  readonly #asked: Selection
  readonly #answer: Answer
  readonly #walk: QuestionWalk
  readonly #number: number
  readonly #question: string

  constructor(means: Means, clienteId: number, asked: Selection, answer: Answer) {
    this.#means = means
    this.#clienteId = clienteId
    this.#asked = asked
    this.#answer = answer
    const { db, sealer, report, ahead } = means
    this.#walk = new QuestionWalk(db, clienteId, asked, sealer, report, (one) => ahead?.own.add(one))
    const { page, size } = asked.request.paging!
    this.#number = page
    this.#question = JSON.stringify([clienteId, asked.operation.id, { ...asked.request, paging: size }])
  }

  async send(): Promise<number> {
    return (await this.#sendAhead()) ?? this.#sendRead()
  }

  /** The page that was read ahead, if there is one that holds; else nothing was sent. */
  async #sendAhead(): Promise<number | undefined> {
    const { ahead } = this.#means
    if (!ahead?.holds(this.#question, this.#number)) return undefined
    const found = await this.#walk.find(this.#number)
    const page = await ahead.take(this.#question, this.#number, found)
    if (!page || !found) return undefined
    this.#answer.announce()
    const remembered = page.remember(found)
    // While it is sent, others are read.
    ahead.goOn(this.#question)
    try {
      await this.#answer.begin(page.total)
      for (const block of page.blocks()) {
        this.#answer.signal.throwIfAborted()
        await this.#answer.write(block)
      }
    } catch (error) {
      ahead.failed(this.#question)
      throw error
    } finally {
      page.leave()
    }
    await remembered
    ahead.answered(this.#question, this.#number)
    return page.total
  }

  async #sendRead(): Promise<number> {
    const { from, sealer } = this.#means
    this.#answer.announce()
    const { signal } = this.#answer
    // The first page begins anew. What is known of another is looked up while its snapshot is taken; it never fails.
    const finding = this.#number > 1 ? this.#walk.find(this.#number) : undefined
    const read = await inSnapshot(from, this.#clienteId, this.#asked, signal, async (snapshot) => {
      const { hands, selection } = snapshot
      const found = await finding
      const page = await openPage(hands, selection, this.#walk, found)
      const remembered = page.remember(found)
      const sending = new Sending(this.#answer, page.total)
      for await (const block of blocksOf(hands, page.rows, sealer, signal)) await sending.write(block)
      await sending.begin()
      return { page, remembered }
    })
    await read.remembered
    await this.#readNext(read.page)
    return read.page.total
  }

  /** Who has the whole page may ask for the next one at once, and who walks will. */
  async #readNext(page: Page): Promise<void> {
    const { ahead, from, sealer } = this.#means
    if (!ahead?.isWalked(this.#question, this.#asked)) return
    const reading = { from, sealer, clienteId: this.#clienteId, asked: this.#asked, walk: this.#walk }
    await ahead.begin(this.#question, this.#number, reading, page.following)
  }
}
