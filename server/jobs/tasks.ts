import { sql } from 'kysely'
import type { Database, Tx } from '../store/database.ts'

export type Task = 'senhas' | 'documentos'

export interface WaitingTask {
  clienteId: number
  askedAt: string
}

/** A client that has work of this kind waiting, or nothing. */
export async function waitingTask(db: Database, task: Task): Promise<WaitingTask | undefined> {
  const found = await sql<WaitingTask>`
    select cliente_id as "clienteId", pedida_em as "askedAt" from tarefa
     where tipo = ${task} order by pedida_em limit 1`.execute(db.kysely)
  return found.rows[0]
}

/** Takes the task off the list, unless it was asked for again meanwhile. */
export async function endTask(tx: Tx, task: Task, { clienteId, askedAt }: WaitingTask): Promise<void> {
  await sql`delete from tarefa where tipo = ${task} and cliente_id = ${clienteId}
    and pedida_em = ${askedAt}::timestamptz`.execute(tx)
}

/** Whether batches wait: work for later gives way to them. */
export async function batchesWait(db: Database): Promise<boolean> {
  const found = await sql<{ waiting: boolean }>`select exists (select from fila) as waiting`.execute(
    db.kysely,
  )
  return found.rows[0]!.waiting
}
