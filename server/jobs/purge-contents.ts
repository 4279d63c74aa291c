import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/** Deletes uploads that no record used within a day; their objects are garbage-collected. */
export async function purgeContents({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) =>
        tx
          .deleteFrom('conteudo')
          .where('cliente_id', '=', currentClient)
          .where('inclusao', '<', sql<string>`now() - interval '1 day'`)
          .execute(),
      system('conteudos-expurgar'),
    )
  }
}
