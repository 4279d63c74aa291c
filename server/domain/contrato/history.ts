import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Writes a sentence into the history that each contract shows. */
export async function tellHistory(tx: Tx, ids: readonly number[], sentence: string): Promise<void> {
  await sql`insert into contrato_historico (cliente_id, contrato_id, historico)
    select ${currentClient}, c, ${sentence} from unnest(${ids}::bigint[]) c order by c`.execute(tx)
}
