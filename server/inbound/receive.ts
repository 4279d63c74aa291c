import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import type { PreparedBody } from './intake.ts'
import { batchChannel } from './processor.ts'

const longestReturn = 50

/** Stores a batch and queues it, in one transaction. When this returns, the batch can no longer be lost. */
export async function receiveBatch(
  db: Database,
  clienteId: number,
  operation: string,
  { envelope, records, bytes, parts }: PreparedBody,
): Promise<number> {
  return db.inClient(clienteId, async (tx) => {
    const created = await sql<{ id: number }>`
      insert into lote (cliente_id, operacao, retorno, tamanho, registros, partes)
      values (${clienteId}, ${operation}, ${returnLabel(envelope.RETORNO)}, ${bytes}, ${records}, ${parts.length})
      returning id`.execute(tx)
    const id = created.rows[0]!.id
    for (const { part, first, records, wide, body } of parts) {
      await sql`insert into lote_parte (cliente_id, lote_id, parte, primeiro, registros, largo, corpo)
        values (${clienteId}, ${id}, ${part}, ${first}, ${records}, ${wide}, ${body})`.execute(tx)
    }
    await sql`insert into fila (lote_id, cliente_id) values (${id}, ${clienteId})`.execute(tx)
    await sql`select pg_notify(${batchChannel}, '')`.execute(tx)
    return id
  })
}

/** RETORNO is a free label; one that does not fit is ignored, as an empty one is. */
function returnLabel(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > longestReturn || text.includes('\0') ? null : text
}
