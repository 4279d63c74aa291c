import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Step } from '../domain/verb.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import { type Database, setLocally, settingsFor } from '../store/database.ts'
import { locks } from '../store/locks.ts'
import { txOn } from '../store/tx-on.ts'
import { isBusy, rowWait, tries } from './patient.ts'

interface Who {
  clienteId: number
  actor: Actor
}

/**
 * A step names its records by their numbers, and tables grow under it: each is found by its index, however many rows the
 * database takes a table to have, and plans are not kept from when it was empty.
 */
const byNumber = [
  ['plan_cache_mode', 'auto'],
  ['enable_seqscan', 'off'],
  ['enable_hashjoin', 'off'],
  ['enable_mergejoin', 'off'],
] as const

/**
 * Work in steps, all on one connection, which holds the client's turn: when the process dies, the turn ends with it. Who
 * comes meanwhile waits for a while.
 */
export async function inSteps<T>(db: Database, who: Who, work: (step: Step) => Promise<T>): Promise<T> {
  const client = await db.connect()
  let sound = true
  try {
    await takeTurn(client, who.clienteId)
    return await work(stepsOn(client, who))
  } finally {
    // Also what a list laid out for all steps holds.
    await client.query('close all; select pg_advisory_unlock_all()').catch(() => {
      sound = false
    })
    client.release(!sound)
  }
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

function stepsOn(client: pg.PoolClient, { clienteId, actor }: Who): Step {
  const settings = [...settingsFor(clienteId, actor), ...byNumber, ['lock_timeout', `${rowWait}ms`] as const]
  const once: Step = async (work) => {
    await client.query('begin')
    try {
      const tx = txOn(client)
      await setLocally(tx, settings)
      const result = await work(tx)
      await client.query('commit')
      return result
    } catch (error) {
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
