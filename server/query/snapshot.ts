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

export interface Snapshot {
  client: pg.PoolClient
  selection: Selection
}

/** Runs `read` in one snapshot on a connection and releases the connection in any case. */
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
    // A connection in the middle of a COPY cannot be reused.
    if (failure !== undefined) client.release(true)
    // The answer is complete, so the commit is not awaited.
    else setImmediate(() => release(client))
  }
}

function beginStatement(clienteId: number, links: LinkSigning | undefined): string {
  // Generic plans: prepared statements are planned once for all cursors, which an index finds equally fast.
  // random_page_cost is lowered because at the default, meant for rotating disks, a page of 1,000 elements
  // would scan a whole joined table.
  return `begin isolation level repeatable read read only;
    select set_config('vinculo.cliente', '${clienteId}', true),
           set_config('plan_cache_mode', 'force_generic_plan', true),
           set_config('random_page_cost', '1.1', true)${links ? linkSettings(links) : ''}`
}

/** Transaction settings, so that the statements of a walk stay the same from page to page. */
const linkSettings = ({ inicio, chave }: LinkSigning) =>
  `, set_config('vinculo.link_inicio', ${literal(inicio)}, true), set_config('vinculo.link_chave', ${literal(chave)}, true)`

/** Commits and releases a connection; one that fails is destroyed. Never fails. */
function release(client: pg.PoolClient): Promise<void> {
  return client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  )
}

/** Read in the answer's own snapshot. */
async function isChanging(client: pg.PoolClient, selection: Selection): Promise<boolean> {
  const statement = changingStatement(selection)
  return statement !== undefined && (await client.query(statement)).rows[0].changing
}

/** Blocks with the content of a JSON array; returns the number of elements. */
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
