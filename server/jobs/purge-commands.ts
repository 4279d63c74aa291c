import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/** Hours for which a command that comes again under its key is known. */
const hoursKept = 48

/** Forgets the keys of commands that nobody sends again any more. */
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
