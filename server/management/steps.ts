import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Step, Steps } from '../domain/verb.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import type { Database } from '../store/database.ts'
import { locks } from '../store/locks.ts'
import { byNumber, setLocally, settingsFor } from '../store/settings.ts'
import { txOn } from '../store/tx-on.ts'
import { isBusy, rowWait, tries } from './patient.ts'

interface Who {
  clienteId: number
  actor: Actor
}

/** Maximum number of parallel connections; fewer if the pool is nearly used up. */
const mostLanes = 2
/** Steps with asynchronous commit. A later durable commit flushes them too. */
const soon = [['synchronous_commit', 'off']] as const

/**
 * Runs work in several transactions. One connection holds the client's advisory lock, which ends with the
 * process; other callers wait for a limited time.
 */
export async function inSteps<T>(db: Database, who: Who, work: (steps: Steps) => Promise<T>): Promise<T> {
  const client = await db.connect()
  const beside: pg.PoolClient[] = []
  try {
    await takeTurn(client, who.clienteId)
    while (beside.length < mostLanes && db.hasRoom()) beside.push(await db.connect())
    const step = stepsOn(client, who)
    const aside = stepsOn(client, who, soon)
    const lanes = beside.map((lane) => stepsOn(lane, who, soon))
    return await work({ step, aside, lanes: lanes.length > 0 ? lanes : [step] })
  } finally {
    for (const lane of beside) lane.release()
    await leave(client)
  }
}

/** Releases the advisory lock and closes cursors held over all steps. */
async function leave(client: pg.PoolClient): Promise<void> {
  const left = await client.query('close all; select pg_advisory_unlock_all()').then(
    () => true,
    () => false,
  )
  client.release(!left)
}

async function takeTurn(client: pg.PoolClient, clienteId: number): Promise<void> {
  for (let left = tries; left > 0; left--) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as mine', [
      locks.closing,
      clienteId,
    ])
    if (rows[0].mine) return
    await sleep(rowWait)
  }
  throw new Refusal('REGISTRO_OCUPADO')
}

function stepsOn(client: pg.PoolClient, { clienteId, actor }: Who, more: typeof soon | [] = []): Step {
  const settings = [
    ...settingsFor(clienteId, actor),
    ...byNumber,
    ['lock_timeout', `${rowWait}ms`] as const,
    ...more,
  ]
  const once: Step = async (work) => {
    await client.query('begin')
    try {
      const tx = txOn(client)
      await setLocally(tx, settings)
      const result = await work(tx)
      await client.query('commit')
      return result
    } catch (error) {
      // A lost connection fails here too; the pool replaces it.
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
  return async (work) => {
    for (let left = tries; left > 0; left--) {
      try {
        return await once(work)
      } catch (error) {
        if (!isBusy(error)) throw error
      }
    }
    throw new Refusal('REGISTRO_OCUPADO')
  }
}
