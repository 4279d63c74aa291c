import { sql } from 'kysely'
import type { Context } from '../context.ts'

/**
 * Erases what may no longer be kept: bodies of processed batches with the keys of their records, keys of requests,
 * and old occurrences.
 */
export async function purgeBatches({ db, owner, config }: Context, signal: AbortSignal): Promise<void> {
  const clients = await sql<{ id: number }>`select cliente_id as id from cliente order by 1`.execute(
    owner.kysely,
  )
  for (const { id } of clients.rows) {
    if (signal.aborted) return
    await db.inClient(id, async (tx) => {
      await sql`delete from lote_parte p using lote l
        where p.cliente_id = (select cliente_atual()) and l.cliente_id = p.cliente_id and l.id = p.lote_id
          and l.terminado_em < now() - ${config.bodyDays} * interval '1 day'
          and not exists (select from espera e where e.cliente_id = p.cliente_id and e.lote_id = p.lote_id
            and e.parte = p.parte)`.execute(tx)
      // The letters stay. Keys also say what is newer than an older batch, while that can be reprocessed.
      await sql`update lote_resultado r set chaves = '{}', retornos = null from lote l
        where r.cliente_id = (select cliente_atual()) and l.cliente_id = r.cliente_id and l.id = r.lote_id
          and r.chaves <> '{}' and l.terminado_em < now() - ${config.bodyDays} * interval '1 day'
          and not exists (select from lote_parte p where p.cliente_id = (select cliente_atual())
            and p.lote_id <= r.lote_id)`.execute(tx)
      await sql`delete from idempotencia where cliente_id = (select cliente_atual())
          and inclusao < now() - ${config.bodyDays} * interval '1 day'`.execute(tx)
      await sql`delete from ocorrencia where cliente_id = (select cliente_atual())
          and inclusao < now() - ${config.occurrenceMonths} * interval '1 month'`.execute(tx)
    })
  }
}
