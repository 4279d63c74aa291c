import { sql } from 'kysely'
import type { Actor } from '../../store/actor.ts'
import type { Database } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import { entities } from '../bindings.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { listAt } from '../receive/body.ts'
import type { Intake } from '../receive/intake.ts'
import { type Root, receiveBatch } from '../receive/receive-batch.ts'
import { openPart } from '../write/part-store.ts'

/** Why a batch cannot be reprocessed. */
export type Obstacle = 'unknown' | 'unfinished' | 'simulated' | 'nothing' | 'erased' | { running: number }

export interface Reprocessed {
  batch: number
  records: number
}

interface Origin {
  operacao: string
  retorno: string | null
  situacao: string
  simulado: boolean
  /** An unfinished batch that reprocesses this one, of the same kind (simulated or not). */
  running: number | null
  raiz: number | null
  raizSequencias: readonly number[] | null
}

interface StoredPart {
  primeiro: number
  registros: number
  largo: boolean
  corpo: Buffer | null
  resultados: string | null
}

/**
 * Makes a new batch of the refused or unprocessed records of an ended one, as received. A simulation takes
 * all records.
 */
export async function reprocessBatch(
  { db, sealer, intake }: { db: Database; sealer: Sealer; intake: Intake },
  clienteId: number,
  id: number,
  actor: Actor,
  simulated: boolean,
): Promise<Reprocessed | Obstacle> {
  const origin = await findOrigin(db, clienteId, id, simulated)
  if (!origin) return 'unknown'
  if (origin.simulado && !simulated) return 'simulated'
  if (origin.situacao === 'Recebido' || origin.situacao === 'Em processamento') return 'unfinished'
  if (origin.running !== null) return { running: origin.running }
  const { operation } = entities[origin.operacao as keyof typeof entities]
  const superseded = await findSuperseded(db, clienteId, id)
  const sequences: number[] = []
  const records: string[] = []
  for (const part of await wantedParts(db, clienteId, id, simulated)) {
    if (!part.corpo) return 'erased'
    const { records: received } = openPart(part.corpo, part.largo, sealer)
    for (const [at, record] of received.entries()) {
      const sequence = part.primeiro + at
      const refused = (part.resultados?.[at] ?? 'R') === 'R'
      // A superseded record must not overwrite the newer one.
      if (!simulated && (!refused || superseded.has(sequence))) continue
      sequences.push(sequence)
      records.push(JSON.stringify(record))
    }
    // Yields to the event loop, so that a large batch does not block requests.
    await yieldToEventLoop()
  }
  if (records.length === 0) return 'nothing'
  const label = JSON.stringify(origin.retorno ?? '')
  const body = Buffer.from(`{"RETORNO":${label},"${operation.list}":[${records.join(',')}]}`)
  const prepared = await intake.prepare(new Uint8Array(body), listAt(operation), records.length, false)
  const receipt = {
    operation: origin.operacao,
    body: prepared!,
    sender: actor,
    simulated,
    origin: { batch: id, sequences, root: rootOf(origin, id, sequences) },
  }
  try {
    return { batch: await receiveBatch(db, clienteId, receipt), records: records.length }
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== onceAtATime) throw error
    return { running: (await findOrigin(db, clienteId, id, simulated))!.running ?? id }
  }
}

function rootOf({ raiz, raizSequencias }: Origin, id: number, sequences: readonly number[]): Root {
  return { batch: raiz ?? id, sequences: sequences.map((one) => raizSequencias?.[one - 1] ?? one) }
}

const onceAtATime = 'lote_reprocesso_aberto'

function findOrigin(
  db: Database,
  clienteId: number,
  id: number,
  simulated: boolean,
): Promise<Origin | undefined> {
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<Origin>`
      select operacao, retorno, situacao, simulado,
             raiz_id as raiz, raiz_sequencias as "raizSequencias",
             (select max(n.id) from lote n where n.cliente_id = l.cliente_id and n.origem_id = l.id
               and n.simulado = ${simulated} and n.situacao in ('Recebido', 'Em processamento')) as running
        from lote l where cliente_id = (select cliente_atual()) and id = ${id}`.execute(tx)
    return rows[0]
  })
}

/** Positions of records that were superseded while they waited. */
function findSuperseded(db: Database, clienteId: number, id: number): Promise<ReadonlySet<number>> {
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<{ sequencia: number }>`
      select sequencia from ocorrencia where cliente_id = (select cliente_atual()) and lote_id = ${id}
         and codigo = 'REGISTRO_SUPERADO'`.execute(tx)
    return new Set(rows.map(({ sequencia }) => sequencia))
  })
}

/** Parts with a refused or unprocessed record, or all of them. */
function wantedParts(db: Database, clienteId: number, id: number, all: boolean): Promise<StoredPart[]> {
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<StoredPart>`
      select n.primeiro, n.registros, n.largo, n.corpo, r.resultados
        from lote_parte n
        full join lote_resultado r using (cliente_id, lote_id, parte)
       where cliente_id = (select cliente_atual()) and lote_id = ${id}
         and (${all} or r.resultados is null or r.resultados like '%R%')
       order by parte`.execute(tx)
    return rows
  })
}
