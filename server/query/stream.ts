import type pg from 'pg'
import type { Fact } from '../facts.ts'
import type { Database } from '../store/database.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { runSeveral } from '../store/several.ts'
import { cancel } from './cancel.ts'
import { beginStatement, copyAll, release, SecondHalf } from './halves.ts'
import { ElementBlocks } from './open-seals.ts'
import { openPage } from './page.ts'
import type { Selection } from './selection.ts'
import { changingStatement, rowsStatement } from './statement.ts'
import { QuestionWalk } from './walks.ts'

/** Receives an answer as it is produced. `write` resolves when more may come. */
export interface Answer {
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
}

/** Streams one answer from one snapshot in constant memory. Returns how many elements there are in all. */
export async function streamQuery(
  { from, db, sealer, report }: Means,
  clienteId: number,
  asked: Selection,
  answer: Answer,
): Promise<number> {
  const { paging } = asked.request
  const walk = paging && new QuestionWalk(db, clienteId, asked, sealer, report)
  // The first page begins anew. What is known of another is looked up while its snapshot is taken; it never fails.
  const finding = walk && paging.page > 1 ? walk.find(paging.page) : undefined
  const client = await from.connect()
  let second: SecondHalf | undefined
  let failure: unknown
  const hangUp = () => {
    failure = new Error('caller hung up')
    cancel(client)
    second?.cancel()
  }
  answer.signal.addEventListener('abort', hangUp, { once: true })
  try {
    answer.signal.throwIfAborted()
    second = await SecondHalf.of(from, asked)
    const who = { clienteId, links: asked.request.links }
    const begun = await runSeveral(client, beginStatement(who, second && 'export'))
    second?.join(who, begun.at(-1)!.rows[0].snapshot)
    const selection = { ...asked, changing: await isChanging(client, asked) }
    const page = walk && (await openPage({ client, second }, selection, walk, await finding))
    const blocks = new ElementBlocks(sealer)
    let began = false
    const begin = async () => {
      if (began) return
      began = true
      await answer.begin(page?.total)
    }
    const statements = page ? page.rows : [rowsStatement(selection)]
    for await (const bytes of copyAll(client, statements, second, answer.signal)) {
      const block = blocks.push(bytes)
      if (!block) continue
      await begin()
      await answer.write(block)
    }
    await begin()
    const rest = blocks.end()
    if (rest) await answer.write(rest)
    // Who has the whole page may ask for the next one at once.
    await page?.remembered
    return page?.total ?? blocks.elements
  } catch (error) {
    failure ??= error
    throw failure
  } finally {
    answer.signal.removeEventListener('abort', hangUp)
    // A connection in the middle of a copy cannot be used again.
    if (failure !== undefined) {
      client.release(true)
      await second?.leave()
    } else {
      // The answer is whole: nobody waits for its transactions to end.
      setImmediate(() => Promise.all([release(client), second?.leave()]))
    }
  }
}

/** Asked in the answer's own snapshot. */
async function isChanging(client: pg.PoolClient, selection: Selection): Promise<boolean> {
  const statement = changingStatement(selection)
  return statement !== undefined && (await client.query(statement)).rows[0].changing
}
