import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/** Hours for which a command's idempotency key is kept. */
const hoursKept = 48

/** Deletes expired idempotency keys of commands. */
export async function purgeCommands({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) =>
        tx
          .deleteFrom('comando')
          .where('cliente_id', '=', currentClient)
          .where('inclusao', '<', sql<string>`now() - ${hoursKept} * interval '1 hour'`)
          .execute(),
      system('comandos-expurgar'),
    )
  }
}
