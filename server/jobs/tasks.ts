import { sql } from 'kysely'
import type { Database, Tx } from '../store/database.ts'

export type Task = 'senhas' | 'documentos' | 'emissoes' | 'ensaio'

export interface WaitingTask {
  clienteId: number
  askedAt: string
}

/**
 * Takes the client whose work of this kind was served longest ago, and marks it as served now. `minimumAge` is
 * the number of seconds since it was requested or last served.
 */
export async function waitingTask(
  db: Database,
  task: Task,
  minimumAge = 0,
): Promise<WaitingTask | undefined> {
  const found = await sql<WaitingTask>`
    update tarefa set servida_em = clock_timestamp()
     where (tipo, cliente_id) in (
       select tipo, cliente_id from tarefa
        where tipo = ${task} and servida_em <= now() - ${minimumAge} * interval '1 second'
        order by servida_em limit 1 for update skip locked)
    returning cliente_id as "clienteId", pedida_em as "askedAt"`.execute(db.kysely)
  return found.rows[0]
}

/** Postpones a task that cannot proceed now. */
export async function postponeTask(
  tx: Tx,
  task: Task,
  { clienteId }: WaitingTask,
  seconds: number,
): Promise<void> {
  await sql`update tarefa set servida_em = now() + ${seconds} * interval '1 second'
    where tipo = ${task} and cliente_id = ${clienteId}`.execute(tx)
}

/** Deletes the task, unless it was requested again meanwhile. */
export async function endTask(tx: Tx, task: Task, { clienteId, askedAt }: WaitingTask): Promise<void> {
  await sql`delete from tarefa where tipo = ${task} and cliente_id = ${clienteId}
    and pedida_em = ${askedAt}::timestamptz`.execute(tx)
}

/** Whether batches wait; background work yields to them. */
export async function batchesWait(db: Database): Promise<boolean> {
  const found = await sql<{ waiting: boolean }>`select exists (select from fila) as waiting`.execute(
    db.kysely,
  )
  return found.rows[0]!.waiting
}
