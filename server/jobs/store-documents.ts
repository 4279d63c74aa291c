import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { freshDocument } from '../query/documents.ts'
import { batchesWait, endTask, waitingTask } from './tasks.ts'

const atOnce = 500

/** Builds the finished documents of contracts that lost theirs. True when there may be more. */
export async function storeDocuments({ db }: Context): Promise<boolean> {
  const task = await waitingTask(db, 'documentos')
  if (!task || (await batchesWait(db))) return false
  return db.inClient(task.clienteId, async (tx) => {
    const settings = await sql<{ fuso: string }>`select fuso from cliente
      where cliente_id = (select cliente_atual())`.execute(tx)
    const done = await sql`update contrato c set documento = ${sql.raw(freshDocument(settings.rows[0]!.fuso))}
      where c.cliente_id = (select cliente_atual()) and c.id in (
        select id from contrato where cliente_id = (select cliente_atual()) and documento is null and modalidade = 'monitoria'
        order by id limit ${atOnce} for update skip locked)`.execute(tx)
    const written = Number(done.numAffectedRows ?? 0n)
    if (written === 0) await endTask(tx, 'documentos', task)
    // There may be another client's.
    return true
  })
}
