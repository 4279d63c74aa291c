import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'

/**
 * Merges rows that were added to sums more than a day ago, when no reader is paging over them any more. Notes
 * of changed budgets are merged into their rows in the same way.
 */
export async function joinTotals({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) =>
        sql`select juntar_totais_recebidos(now() - interval '1 day'),
          juntar_mudancas_de_orcamentos(now() - interval '1 day')`.execute(tx),
      system('totais recebidos'),
    )
  }
}
