import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { system } from '../store/actor.ts'
import { currentClient } from '../store/expressions.ts'

/**
 * Deletes expired data of batches: bodies of processed batches with their record keys and repairs,
 * idempotency keys, and old occurrences.
 */
export async function purgeBatches({ db, owner, config }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      async (tx) => {
        await sql`delete from lote_parte p using lote l
        where p.cliente_id = (select cliente_atual()) and l.cliente_id = p.cliente_id and l.id = p.lote_id
          and l.terminado_em < now() - ${config.bodyDays} * interval '1 day'
          and not exists (select from espera e where e.cliente_id = p.cliente_id and e.lote_id = p.lote_id
            and e.parte = p.parte)`.execute(tx)
        // Records whose body is gone cannot be repaired.
        await sql`with fora as (
          delete from causa_registro r where r.cliente_id = (select cliente_atual())
             and not exists (select from lote_parte p where p.cliente_id = r.cliente_id and p.lote_id = r.lote_id)
          returning causa_id, decisao_id),
        menos as (select causa_id, count(*) filter (where decisao_id is null)::int as abertos,
                         count(decisao_id)::int as decididos from fora group by causa_id)
        update causa c set registros = c.registros - menos.abertos, decididos = c.decididos - menos.decididos
          from menos
         where c.cliente_id = (select cliente_atual()) and c.id = menos.causa_id`.execute(tx)
        // Outcomes stay. Record keys also show what is newer than an older batch, as long as that can be
        // reprocessed.
        await sql`update lote_resultado r set chaves = '{}', retornos = null from lote l
        where r.cliente_id = (select cliente_atual()) and l.cliente_id = r.cliente_id and l.id = r.lote_id
          and r.chaves <> '{}' and l.terminado_em < now() - ${config.bodyDays} * interval '1 day'
          and not exists (select from lote_parte p where p.cliente_id = (select cliente_atual())
            and p.lote_id <= r.lote_id)`.execute(tx)
        await tx
          .deleteFrom('idempotencia')
          .where('cliente_id', '=', currentClient)
          .where('inclusao', '<', sql<string>`now() - ${config.bodyDays} * interval '1 day'`)
          .execute()
        await tx
          .deleteFrom('ocorrencia')
          .where('cliente_id', '=', currentClient)
          .where('inclusao', '<', sql<string>`now() - ${config.occurrenceMonths} * interval '1 month'`)
          .execute()
      },
      system('guarda dos lotes'),
    )
  }
}
