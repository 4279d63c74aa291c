import type pg from 'pg'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { runSeveral } from '../store/several.ts'
import { cancel } from './cancel.ts'
import type { Lines } from './copy.ts'
import { beginStatement, copyAll, release, SecondHalf } from './halves.ts'
import { ElementBlocks } from './open-seals.ts'
import type { Hands } from './page.ts'
import type { Selection } from './selection.ts'
import { changingStatement } from './statement.ts'

/** One moment of the data, as it is read. */
export interface Snapshot {
  hands: Hands
  selection: Selection
}

/** Reads in one snapshot, on one connection or on two; gives them back however it ends. */
export async function inSnapshot<T>(
  from: Connections,
  clienteId: number,
  asked: Selection,
  signal: AbortSignal,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await from.connect()
  let second: SecondHalf | undefined
  let failure: unknown
  const hangUp = () => {
    failure = new Error('caller hung up')
    cancel(client)
    second?.cancel()
  }
  signal.addEventListener('abort', hangUp, { once: true })
  try {
    signal.throwIfAborted()
    second = await SecondHalf.of(from, asked)
    const who = { clienteId, links: asked.request.links }
    const begun = await runSeveral(client, beginStatement(who, second && 'export'))
    second?.join(who, begun.at(-1)!.rows[0].snapshot)
    const selection = { ...asked, changing: await isChanging(client, asked) }
    return await read({ hands: { client, second }, selection })
  } catch (error) {
    failure ??= error
    throw failure
  } finally {
    signal.removeEventListener('abort', hangUp)
    // A connection in the middle of a copy cannot be used again.
    if (failure !== undefined) {
      client.release(true)
      await second?.leave()
    } else {
      // What was read is whole: nobody waits for its transactions to end.
      setImmediate(() => Promise.all([release(client), second?.leave()]))
    }
  }
}

/** Asked in the answer's own snapshot. */
async function isChanging(client: pg.PoolClient, selection: Selection): Promise<boolean> {
  const statement = changingStatement(selection)
  return statement !== undefined && (await client.query(statement)).rows[0].changing
}

/** The elements of statements as pieces of the inside of a JSON array; how many there were. */
export async function* blocksOf(
  { client, second }: Hands,
  statements: readonly Lines[],
  sealer: Sealer,
  signal: AbortSignal,
): AsyncGenerator<Buffer, number> {
  const blocks = new ElementBlocks(sealer)
  for await (const bytes of copyAll(client, statements, second, signal)) {
    const block = blocks.push(bytes)
    if (block) yield block
  }
  const rest = blocks.end()
  if (rest) yield rest
  return blocks.elements
}
