import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { eachClient } from '../domain/cliente/list.ts'
import { hoursKept } from '../query/walks.ts'
import { system } from '../store/actor.ts'

/** Deletes the paging state of queries that were not continued. */
export async function purgeWalks({ db, owner }: Context, signal: AbortSignal): Promise<void> {
  for (const { id } of await eachClient(owner)) {
    if (signal.aborted) return
    await db.inClient(
      id,
      (tx) =>
        sql`with velhas as (
          delete from caminhada where cliente_id = (select cliente_atual())
             and usada_em < now() - ${hoursKept} * interval '1 hour' returning id
        ) delete from caminhada_pagina p where p.cliente_id = (select cliente_atual())
           and (p.caminhada_id in (select id from velhas)
             or not exists (select from caminhada c where c.cliente_id = p.cliente_id and c.id = p.caminhada_id))`.execute(
          tx,
        ),
      system('guarda das caminhadas'),
    )
  }
}
