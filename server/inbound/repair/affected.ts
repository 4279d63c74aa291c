import type pg from 'pg'
import type { Json } from '../../json/parse.ts'
import type { Sealer } from '../../store/sealing.ts'
import { yieldToEventLoop } from '../event-loop.ts'
import { openPart } from '../write/part-store.ts'

/** Cause of refusals. */
export interface Cause {
  id: number
  operacao: string
  codigo: string
  campo: string
  registros: number
}

export async function causeOf(client: pg.ClientBase, id: number): Promise<Cause | undefined> {
  const { rows } = await client.query<Cause>(
    `select id, operacao, codigo, campo, registros from causa
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  return rows[0]
}

/** A record affected by a cause, with its last position. */
export interface AffectedRow {
  id: number
  identificacao: string
  lote: number
  sequencia: number
  /** A batch that resends it has not ended. */
  ocupado: boolean
}

/**
 * The oldest open records of a cause that are not being resent, at most `most`; or the named ones in any state.
 */
export async function affectedBy(
  client: pg.ClientBase,
  cause: number,
  ids: readonly number[] | undefined,
  most: number,
): Promise<AffectedRow[]> {
  const { rows } = await client.query<AffectedRow>(
    `select r.id, r.identificacao, r.lote_id as lote, r.sequencia, n.id is not null as ocupado
       from causa_registro r
       left join lote n on n.cliente_id = r.cliente_id and n.id = r.reenvio_id
        and n.situacao in ('Recebido', 'Em processamento')
      where r.cliente_id = (select cliente_atual()) and r.causa_id = $1
        and ($2::bigint[] is null or r.id = any($2))
        and ($2::bigint[] is not null or n.id is null and r.decisao_id is null)
      order by r.id limit $3`,
    [cause, ids ?? null, most],
  )
  return rows
}

/** A record as received. */
export type Received = Readonly<Record<string, Json>>

/** Maximum parts opened per request: each may have megabytes. */
const mostParts = 100

/** Received records by row id. Records of erased batches, and those beyond `mostParts`, are missing. */
export async function receivedOf(
  client: pg.ClientBase,
  sealer: Sealer,
  rows: readonly AffectedRow[],
): Promise<Map<number, Received>> {
  const found = new Map<number, Received>()
  let opened = 0
  for (const [lote, wanted] of Map.groupBy(rows, (row) => row.lote)) {
    const parts = await client.query<{ parte: number; primeiro: number }>(
      `select parte, primeiro from lote_parte where cliente_id = (select cliente_atual()) and lote_id = $1
        order by parte desc`,
      [lote],
    )
    const partOf = (sequence: number) => parts.rows.find(({ primeiro }) => primeiro <= sequence)
    for (const [at, some] of Map.groupBy(wanted, ({ sequencia }) => partOf(sequencia))) {
      if (!at || opened++ >= mostParts) continue
      const { records, first } = await openStored(client, sealer, lote, at.parte)
      for (const { id, sequencia } of some) {
        const record = records[sequencia - first]
        if (isRecord(record)) found.set(id, record)
      }
      await yieldToEventLoop()
    }
  }
  return found
}

/** The record at a position of a batch; undefined if absent or erased. */
export async function receivedAt(
  client: pg.ClientBase,
  sealer: Sealer,
  lote: number,
  sequence: number,
): Promise<Json | undefined> {
  const { rows } = await client.query<{ parte: number }>(
    `select parte from lote_parte where cliente_id = (select cliente_atual()) and lote_id = $1
        and primeiro <= $2 and primeiro + registros > $2`,
    [lote, sequence],
  )
  if (!rows[0]) return undefined
  const { records, first } = await openStored(client, sealer, lote, rows[0].parte)
  return records[sequence - first]
}

async function openStored(client: pg.ClientBase, sealer: Sealer, lote: number, parte: number) {
  const { rows } = await client.query<{ primeiro: number; largo: boolean; corpo: Buffer }>(
    `select primeiro, largo, corpo from lote_parte where cliente_id = (select cliente_atual()) and lote_id = $1
        and parte = $2`,
    [lote, parte],
  )
  const { primeiro, largo, corpo } = rows[0]!
  return { first: primeiro, records: openPart(corpo, largo, sealer).records }
}

export const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
