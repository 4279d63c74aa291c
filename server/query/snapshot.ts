import type pg from 'pg'
import type { LinkSigning } from '../domain/arquivo/link.ts'
import type { Connections } from '../store/readers.ts'
import type { Sealer } from '../store/sealing.ts'
import { runSeveral } from '../store/several.ts'
import { cancel } from './cancel.ts'
import { copyOut, type Lines } from './copy.ts'
import { ElementBlocks } from './open-seals.ts'
import { literal } from './place.ts'
import type { Selection } from './selection.ts'
import { changingStatement } from './statement.ts'

/** One moment of the data, as it is read. */
export interface Snapshot {
  client: pg.PoolClient
  selection: Selection
}

/** Reads in one snapshot on a connection, and gives it back however that ends. */
export async function inSnapshot<T>(
  from: Connections,
  clienteId: number,
  asked: Selection,
  signal: AbortSignal,
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await from.connect()
  let failure: unknown
  const hangUp = () => {
    failure = new Error('caller hung up')
    cancel(client)
  }
  signal.addEventListener('abort', hangUp, { once: true })
  try {
    signal.throwIfAborted()
    await runSeveral(client, beginStatement(clienteId, asked.request.links))
    const selection = { ...asked, changing: await isChanging(client, asked) }
    return await read({ client, selection })
  } catch (error) {
    failure ??= error
    throw failure
  } finally {
    signal.removeEventListener('abort', hangUp)
    // A connection in the middle of a copy cannot be used again.
    if (failure !== undefined) client.release(true)
    // What was read is whole: nobody waits for its transaction to end.
    else setImmediate(() => release(client))
  }
}

/** Begins to read in one snapshot. */
function beginStatement(clienteId: number, links: LinkSigning | undefined): string {
  // What is prepared is planned once, for whatever place it is told: an index finds them all alike. The server's usual
  // price of a random page is that of a turning disk: at that price a page of 1,000 elements would read a whole joined table.
  return `begin isolation level repeatable read read only;
    select set_config('vinculo.cliente', '${clienteId}', true),
           set_config('plan_cache_mode', 'force_generic_plan', true),
           set_config('random_page_cost', '1.1', true)${links ? linkSettings(links) : ''}`
}

/** Told to the transaction, so that the statements of a walk stay the same from page to page. */
const linkSettings = ({ inicio, chave }: LinkSigning) =>
  `, set_config('vinculo.link_inicio', ${literal(inicio)}, true), set_config('vinculo.link_chave', ${literal(chave)}, true)`

/** Ends the transaction of a connection and gives it back; one that cannot end it is not used again. Never fails. */
function release(client: pg.PoolClient): Promise<void> {
  return client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  )
}

/** Asked in the answer's own snapshot. */
async function isChanging(client: pg.PoolClient, selection: Selection): Promise<boolean> {
  const statement = changingStatement(selection)
  return statement !== undefined && (await client.query(statement)).rows[0].changing
}

/** The elements of a statement as pieces of the inside of a JSON array; how many there were. */
export async function* blocksOf(
  client: pg.PoolClient,
  lines: Lines,
  sealer: Sealer,
): AsyncGenerator<Buffer, number> {
  const blocks = new ElementBlocks(sealer)
  for await (const bytes of copyOut(client, lines)) {
    const block = blocks.push(bytes)
    if (block) yield block
  }
  const rest = blocks.end()
  if (rest) yield rest
  return blocks.elements
}
