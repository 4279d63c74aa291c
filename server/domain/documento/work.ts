import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'

/** Queues document work for the client. */
export async function askForWork(tx: Tx): Promise<void> {
  await sql`insert into tarefa (tipo, cliente_id, pedida_em) values ('emissoes', cliente_atual(), clock_timestamp())
    on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em`.execute(tx)
}
