import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { fitsHash, hashPassword } from '../domain/senha/argon2.ts'
import { batchesWait, endTask, waitingTask } from './tasks.ts'

const atOnce = 8

interface Waiting {
  dono: string
  donoId: number
  hash: string | null
  selada: Buffer
}

/**
 * Replaces received passwords by their argon2id hash, a few at a time and only while no batch waits.
 * True when there may be more.
 */
export async function hashPasswords({ db, sealer }: Context, signal: AbortSignal): Promise<boolean> {
  const task = await waitingTask(db, 'senhas')
  if (!task || (await batchesWait(db))) return false
  return db.inClient(task.clienteId, async (tx) => {
    const found = await sql<Waiting>`
      select dono, dono_id as "donoId", hash, selada from senha
       where cliente_id = (select cliente_atual()) and selada is not null
       order by dono, dono_id limit ${atOnce} for update skip locked`.execute(tx)
    if (found.rows.length === 0) {
      await endTask(tx, 'senhas', task)
      return true
    }
    for (const row of found.rows) {
      if (signal.aborted) break
      const password = sealer.open(row.selada).toString()
      // The same password sent again keeps its hash.
      const same = row.hash !== null && (await fitsHash(row.hash, password))
      const fresh = same ? row.hash : await hashPassword(password)
      await sql`update senha set hash = ${fresh}, selada = null, atualizacao = now()
        where cliente_id = (select cliente_atual()) and dono = ${row.dono} and dono_id = ${row.donoId}`.execute(
        tx,
      )
    }
    return true
  })
}
