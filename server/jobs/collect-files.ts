import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import type { Database } from '../store/database.ts'
import type { FileStore } from '../store/files/file-store.ts'
import { namedObjects, namingTables } from '../store/files/named-objects.ts'

const day = 24 * 3600 * 1000

/**
 * Garbage collection of the file store: removes objects that no row has referred to for a day. The first run
 * marks unreferenced objects; a later one removes those still marked. Claiming a content deletes its mark
 * (store/files/claim.ts).
 */
export async function collectFiles(
  { db, owner, files, events }: Context,
  signal: AbortSignal,
): Promise<void> {
  const tables = await namingTables(owner)
  for (const { id } of await eachClient(owner)) {
    const named = await namedObjects(db, files, id, tables)
    const orphans: string[] = []
    for await (const { name, changedAt } of files.list(id)) {
      if (signal.aborted) return
      // A new object may be referred to soon.
      if (!named.has(name) && changedAt.getTime() < Date.now() - day) orphans.push(name)
    }
    const removed = await removeMarked(db, files, id, await mark(db, id, orphans), signal)
    if (removed > 0) events.report({ kind: 'files.removed', client: id, files: removed })
  }
}

/**
 * Marks unreferenced objects, deletes all other marks, and returns the marks that are a day old. `skip
 * locked` avoids waiting for a transaction that claims a content.
 */
async function mark(db: Database, clienteId: number, orphans: readonly string[]): Promise<string[]> {
  await db.inClient(
    clienteId,
    (tx) =>
      sql`delete from arquivo_sem_dono where cliente_id = (select cliente_atual()) and objeto in (
      select objeto from arquivo_sem_dono where cliente_id = (select cliente_atual())
         and objeto <> all(${orphans}::text[]) for update skip locked)`.execute(tx),
    system('arquivos'),
  )
  return db.inClient(
    clienteId,
    async (tx) => {
      await sql`insert into arquivo_sem_dono (cliente_id, objeto)
      select cliente_atual(), unnest(${orphans}::text[]) on conflict do nothing`.execute(tx)
      const { rows } = await sql<{ objeto: string }>`select objeto from arquivo_sem_dono
      where cliente_id = (select cliente_atual()) and desde < now() - interval '1 day'`.execute(tx)
      return rows.map(({ objeto }) => objeto)
    },
    system('arquivos'),
  )
}

/** One object per transaction, so that a claim waits for that one only. */
async function removeMarked(
  db: Database,
  files: FileStore,
  clienteId: number,
  marked: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (const object of marked) {
    if (signal.aborted) break
    await db.inClient(
      clienteId,
      async (tx) => {
        const taken = await sql`delete from arquivo_sem_dono where cliente_id = (select cliente_atual())
        and objeto = ${object} and desde < now() - interval '1 day'`.execute(tx)
        // The mark is gone when a row claimed the content meanwhile.
        if (taken.numAffectedRows === 0n) return
        await files.discard(object)
        removed++
      },
      system('arquivos'),
    )
  }
  return removed
}
