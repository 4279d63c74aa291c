import type pg from 'pg'
import { said } from '../../../catalogue/message.ts'
import { occurrence } from '../../records/report.ts'
import { operator } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import { locks } from '../../store/locks.ts'
import { type Sealer, UnreadableSeal } from '../../store/sealing.ts'
import type { Batch } from '../batch.ts'
import { batchById, endBatch } from '../write/batch-store.ts'
import { recordPart } from '../write/outcome-store.ts'
import { inClient } from '../write/transaction.ts'

/** Why a batch cannot be abandoned. */
export type Obstacle =
  | 'unknown'
  | 'ended'
  /** All remaining parts can be decrypted. */
  | 'readable'
  /** A part needs a key that this process does not have and that may be restored. */
  | { missingKey: number }

/** A batch with parts that can never be decrypted. */
export interface Damaged {
  operacao: string
  /** Parts that cannot be decrypted although the process has their key. */
  partes: readonly number[]
  /** Records that were not processed. */
  registros: number
}

interface Part {
  part: number
  first: number
  records: number
}

export const isDamaged = (found: Obstacle | Damaged): found is Damaged =>
  typeof found === 'object' && 'partes' in found

interface Deps {
  owner: Database
  sealer: Sealer
}

/** Maximum wait for a worker to finish its part, in milliseconds. */
const longestWait = 60_000

/** Checks whether a batch can be abandoned. Only reads. */
export const examineBatch = (deps: Deps, clienteId: number, id: number): Promise<Obstacle | Damaged> =>
  holding(deps, clienteId, async (client) => {
    const found = await look(client, deps, id)
    return 'damaged' in found ? found.damaged : found.obstacle
  })

/**
 * Abandons a batch with a damaged part, so that the queue continues: unprocessed records are refused with
 * FALHA_TECNICA and the batch ends as Falhou. One transaction, under the client's advisory lock, so that no
 * worker runs.
 */
export const abandonBatch = (deps: Deps, clienteId: number, id: number): Promise<Obstacle | Damaged> =>
  holding(deps, clienteId, async (client) => {
    const found = await look(client, deps, id)
    if (!('damaged' in found)) return found.obstacle
    const { batch, parts, damaged } = found
    for (const part of parts) await recordPart(client, batch, refusedPart(batch, part))
    const which = { partes: damaged.partes.join(', '), total: batch.partes }
    await endBatch(
      client,
      id,
      damaged.partes.length > 1 ? said('falha.desistiuPartes', which) : said('falha.desistiuParte', which),
    )
    return damaged
  })

async function holding<T>(
  { owner }: Deps,
  clienteId: number,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await owner.pool.connect()
  let broken = true
  try {
    const turn = async () => {
      await client.query(`set local lock_timeout = ${longestWait}`)
      await client.query('select pg_advisory_xact_lock($1, $2)', [locks.client, clienteId])
      return work(client)
    }
    const result = await inClient(client, clienteId, turn, { actor: operator('batch abandon') })
    broken = false
    return result
  } finally {
    client.release(broken)
  }
}

type Found = { obstacle: Obstacle } | { damaged: Damaged; batch: Batch; parts: readonly Part[] }

async function look(client: pg.ClientBase, { sealer }: Deps, id: number): Promise<Found> {
  const batch = await batchById(client, id)
  if (!batch) return { obstacle: 'unknown' }
  if (batch.terminado) return { obstacle: 'ended' }
  const parts: Part[] = []
  const partes: number[] = []
  for (let part = batch.partesFeitas + 1; part <= batch.partes; part++) {
    // One at a time: together they may exceed the memory.
    const { rows } = await client.query<{ first: number; records: number; body: Buffer }>(
      `select primeiro as first, registros as records, corpo as body from lote_parte
        where cliente_id = (select cliente_atual()) and lote_id = $1 and parte = $2`,
      [id, part],
    )
    const { first, records, body } = rows[0]!
    parts.push({ part, first, records })
    const seal = unreadable(sealer, body)
    // No key has number 0; such a part was overwritten.
    if (seal?.missing && seal.key !== 0) return { obstacle: { missingKey: seal.key } }
    if (seal) partes.push(part)
  }
  if (partes.length === 0) return { obstacle: 'readable' }
  const registros = parts.reduce((sum, { records }) => sum + records, 0)
  return { damaged: { operacao: batch.operacao, partes, registros }, batch, parts }
}

function unreadable(sealer: Sealer, body: Buffer): UnreadableSeal | undefined {
  const opened = sealer.tryOpen(body)
  return opened instanceof UnreadableSeal ? opened : undefined
}

/** A part with all records refused. Their keys may be lost and are omitted. */
function refusedPart({ retorno }: Batch, { part, first, records }: Part) {
  const candidates = Array.from({ length: records }, (_, at) => ({
    sequence: first + at,
    returnId: retorno,
    key: '',
    report: { found: [occurrence('FALHA_TECNICA', '')] },
  }))
  return { part, first, candidates, outcomes: candidates.map(() => 'R' as const) }
}
