import type { Fact } from '../facts.ts'
import type { Database } from '../store/database.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { openPage } from './page.ts'
import type { Selection } from './selection.ts'
import { blocksOf, inSnapshot } from './snapshot.ts'
import { rowsStatement } from './statement.ts'
import { QuestionWalk } from './walks.ts'

/** Receives an answer as it is produced. `write` resolves when more may be sent (backpressure). */
export interface Answer {
  /** Receives the total, if it is known before the elements. */
  begin: (total: number | undefined) => Promise<void>
  write: (block: Buffer) => Promise<void>
  signal: AbortSignal
}

export interface Means {
  /** Connections for reading, possibly of a replica. */
  from: Connections
  /** Primary database, which stores walks. */
  db: Database
  sealer: Sealer
  report: (fact: Fact) => void
}

/** Streams an answer from one snapshot in constant memory. Returns the total of elements. */
export async function streamQuery(
  means: Means,
  clienteId: number,
  asked: Selection,
  answer: Answer,
): Promise<number> {
  if (asked.request.paging) return streamPage(means, clienteId, asked, answer)
  const { from, sealer } = means
  return inSnapshot(from, clienteId, asked, answer.signal, async ({ client, selection }) => {
    const sending = new Sending(answer, undefined)
    const blocks = blocksOf(client, rowsStatement(selection), sealer)
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

async function streamPage(
  { from, db, sealer, report }: Means,
  clienteId: number,
  asked: Selection,
  answer: Answer,
): Promise<number> {
  const walk = new QuestionWalk(db, clienteId, asked, sealer, report)
  const { page } = asked.request.paging!
  // The first page begins a new walk. For others, the walk is looked up while the snapshot is taken; the
  // lookup never fails.
  const finding = page > 1 ? walk.find(page) : undefined
  const { total, remembered } = await inSnapshot(from, clienteId, asked, answer.signal, async (snapshot) => {
    const { client, selection } = snapshot
    const found = await finding
    const { total, rows, remember } = await openPage(client, selection, walk, found)
    const remembered = remember(found)
    const sending = new Sending(answer, total)
    if (rows) for await (const block of blocksOf(client, rows, sealer)) await sending.write(block)
    await sending.begin()
    return { total, remembered }
  })
  await remembered
  return total
}

/** Sends the head of the answer with the first block, so that an earlier error still gets its own status. */
class Sending {
  readonly #answer: Answer
  readonly #total: number | undefined
  #began = false

  constructor(answer: Answer, total: number | undefined) {
    this.#answer = answer
    this.#total = total
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
