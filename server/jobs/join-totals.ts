import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'

/**
 * Puts together what was added to sums one by one, a day ago and before: nobody is reading pages of it any longer. Notes that
 * budgets changed go into their rows in the same way.
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
