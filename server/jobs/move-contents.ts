import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { OlderContents } from '../store/files/older-contents.ts'

const atOnce = 4

/** Moves contents from the database to the file store, a few at a time. */
export async function moveContents(context: Context, signal: AbortSignal): Promise<void> {
  const { db, owner, sealer } = context
  const older = new OlderContents(db, sealer)
  for (const { id } of await eachClient(owner)) await moveOfClient(id, older, context, signal)
}

async function moveOfClient(
  id: number,
  older: OlderContents,
  { files, events }: Context,
  signal: AbortSignal,
): Promise<void> {
  const total = { files: 0, unreadable: 0 }
  for (let last = ''; !signal.aborted; ) {
    const step = await older.move(id, last, atOnce, (bytes) => files.put(id, bytes))
    if (!step) break
    last = step.last
    total.files += step.moved
    total.unreadable += step.unreadable
  }
  if (total.files + total.unreadable > 0) events.report({ kind: 'files.moved', client: id, ...total })
}
