import { setTimeout as sleep } from 'node:timers/promises'
import { eachClient } from '../../domain/cliente/list.ts'
import { sealedTables } from '../../store/keys/sealed-columns.ts'
import type { SealedData } from '../../store/keys/usage.ts'
import { locks } from '../../store/locks.ts'
import type { Sealer } from '../../store/sealing.ts'
import { keyColumns, resealStep } from './columns.ts'

/** Rounds over all data: rows that were locked in one are free in the next. */
const rounds = 5
const pause = 200

export interface Resealed {
  done: number
  /** Values that no configured key opens, or that are damaged. They are left unchanged. */
  unreadable: number
}

/**
 * Reseals everything that an older key sealed with the newest one, while the platform runs. Each step is a
 * small transaction and finished values are recognised by their key number, so it can be stopped and
 * restarted at any time. Returns undefined when another process is resealing.
 */
export async function resealAll(
  tools: SealedData & { sealer: Sealer },
  onProgress: (done: number) => void,
): Promise<Resealed | undefined> {
  const holder = await tools.owner.pool.connect()
  try {
    const { rows } = await holder.query('select pg_try_advisory_lock($1) as mine', [locks.reseal])
    if (!rows[0].mine) return undefined
    return await inRounds(tools, onProgress)
  } finally {
    // Closing the connection releases the lock.
    holder.release(true)
  }
}

async function inRounds(
  tools: SealedData & { sealer: Sealer },
  onProgress: (done: number) => void,
): Promise<Resealed> {
  let all = 0
  for (let round = 1; ; round++) {
    const { done, unreadable } = await oneRound(tools, (now) => onProgress(all + now))
    all += done
    if (done === 0 || round === rounds) return { done: all, unreadable }
    await sleep(pause)
  }
}

async function oneRound(
  { owner, files, sealer }: SealedData & { sealer: Sealer },
  onProgress: (done: number) => void,
): Promise<Resealed> {
  const total: Resealed = { done: 0, unreadable: 0 }
  const add = (done: number, unreadable: number) => {
    total.done += done
    total.unreadable += unreadable
    onProgress(total.done)
  }
  for (const { id } of await eachClient(owner)) {
    for (const of of sealedTables()) {
      const key = await keyColumns(owner, of.table)
      let after: readonly string[] | undefined
      do {
        const step = await resealStep(owner, id, of, key, after, sealer)
        add(step.done, step.unreadable)
        after = step.last
      } while (after)
    }
    for await (const { name } of files.list(id)) {
      const key = await files.keyOf(name)
      if (key === undefined || key === sealer.current) continue
      if (await files.reseal(name)) add(1, 0)
      else add(0, 1)
    }
  }
  return total
}
