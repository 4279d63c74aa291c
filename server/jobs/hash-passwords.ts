import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { PersonKind } from '../domain/login/person.ts'
import { fitsHash, hashPassword, inTurn, ranks } from '../domain/secrets/argon2.ts'
import { renewHash } from '../domain/senha/store.ts'
import { sealFact } from '../facts.ts'
import { system } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { locks } from '../store/locks.ts'
import { type Sealer, UnreadableSeal } from '../store/sealing.ts'
import { batchesWait, endTask, postponeTask, waitingTask } from './tasks.ts'

const atOnce = 8
/** Longest time, in seconds, that a client's passwords wait for batches. */
const longestWait = 10
/** Seconds until passwords that cannot be decrypted are tried again. */
const unreadablePause = 60

interface Waiting {
  dono: PersonKind
  donoId: number
  hash: string | null
  selada: Buffer
}

/**
 * Replaces received passwords by their argon2id hash, a few of one client at a time, and slower while batches
 * wait. Returns true when there may be more. Rows are not locked while hashing; a password that changed
 * meanwhile waits for the next run.
 */
export async function hashPasswords(
  { db, sealer, events }: Pick<Context, 'db' | 'sealer' | 'events'>,
  signal: AbortSignal,
): Promise<boolean> {
  const task = await waitingTask(db, 'senhas', (await batchesWait(db)) ? longestWait : 0)
  if (!task) return false
  return db.inClient(
    task.clienteId,
    async (tx) => {
      if (!(await isFirst(tx, task.clienteId))) return false
      const { readable, unreadable } = await nextWaiting(tx, sealer)
      if (readable.length === 0 && unreadable) {
        events.report({ ...sealFact(unreadable, 'senhas'), client: task.clienteId })
        await postponeTask(tx, 'senhas', task, unreadablePause)
        return true
      }
      if (readable.length === 0) {
        await endTask(tx, 'senhas', task)
        return true
      }
      const fresh: string[] = []
      for (const { hash, password } of readable) {
        if (signal.aborted) break
        fresh.push(await inTurn({ crowds: [], rank: ranks.background }, () => hashOf(password, hash)))
      }
      for (const [index, renewed] of fresh.entries()) {
        const { dono, donoId, hash, selada } = readable[index]!
        await renewHash(tx, { tipo: dono, id: donoId }, { hash, selada }, renewed)
      }
      return true
    },
    system('senhas'),
  )
}

/** The next passwords that can be decrypted. Those that cannot are skipped. */
async function nextWaiting(
  tx: Tx,
  sealer: Sealer,
): Promise<{ readable: (Waiting & { password: string })[]; unreadable: UnreadableSeal | undefined }> {
  const readable: (Waiting & { password: string })[] = []
  let unreadable: UnreadableSeal | undefined
  for (let last: Waiting | undefined; ; ) {
    const { rows } = await sql<Waiting>`
      select dono, dono_id as "donoId", hash, selada from senha
       where cliente_id = (select cliente_atual()) and selada is not null
         and (dono, dono_id) > (${last?.dono ?? ''}, ${last?.donoId ?? 0})
       order by dono, dono_id limit ${atOnce}`.execute(tx)
    for (const one of rows) {
      const opened = sealer.tryOpen(one.selada)
      if (opened instanceof UnreadableSeal) unreadable = opened
      else readable.push({ ...one, password: opened.toString() })
    }
    last = rows.at(-1)
    if (readable.length > 0 || rows.length < atOnce) return { readable, unreadable }
  }
}

/** One process at a time hashes a client's passwords; the lock ends with the transaction. */
async function isFirst(tx: Tx, clienteId: number): Promise<boolean> {
  const locked = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${locks.passwords}::integer, ${clienteId}::integer) as mine`.execute(tx)
  return locked.rows[0]!.mine
}

/** The same password sent again keeps its hash. */
async function hashOf(password: string, before: string | null): Promise<string> {
  const same = before !== null && (await fitsHash(before, password))
  return same ? before : hashPassword(password)
}
