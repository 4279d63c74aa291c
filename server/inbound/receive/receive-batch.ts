import { sql } from 'kysely'
import { type Actor, audited, limitingRights } from '../../store/actor.ts'
import { authorOf } from '../../store/author.ts'
import type { Database, Tx } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import { batchChannel } from '../batch.ts'
import type { PreparedBody } from './body.ts'

const longestReturn = 50

/** First arrival of reprocessed records. */
export interface Root {
  batch: number
  sequences: readonly number[]
}

export interface Receipt {
  operation: string
  body: Pick<PreparedBody, 'envelope' | 'records' | 'bytes' | 'parts' | 'unknown'>
  sender: Actor
  /** Decide and report only. */
  simulated?: boolean
  /** Batch of origin of the records, and their positions in it. */
  origin?: { batch: number; sequences: readonly number[]; root: Root }
  /** Staff selected the records and may have corrected them. */
  chosen?: boolean
}

/** Idempotency key, and the digest that identifies the request. */
interface Repeatable {
  key: string
  digest: string
}

/** Stores and queues a batch in one transaction. It is durable when this returns. */
export function receiveBatch(
  db: Database,
  clienteId: number,
  receipt: Receipt,
  repeatable?: Repeatable,
): Promise<number> {
  return db.inClient(clienteId, (tx) => storeBatch(tx, clienteId, receipt, repeatable), receipt.sender)
}

/** The same in the caller's transaction. */
export async function storeBatch(
  tx: Tx,
  clienteId: number,
  { operation, body, sender, simulated = false, origin, chosen = false }: Receipt,
  repeatable?: Repeatable,
): Promise<number> {
  const { envelope, records, bytes, parts, unknown } = body
  const names = unknown.length > 0 ? JSON.stringify(unknown) : null
  const { usuario, origem } = audited(sender)
  // Staff grant no more than their own rights. Reprocessed records keep the rights of their first sender.
  const rights = origin
    ? sql`(select permissoes from lote where cliente_id = ${clienteId} and id = ${origin.batch})`
    : sql`${limitingRights(sender)}::text[]`
  const created = await sql<{ id: number }>`
    insert into lote (cliente_id, operacao, retorno, tamanho, registros, partes, simulado, credencial, portal,
      origem_id, origem_sequencias, raiz_id, raiz_sequencias, reenvio, permissoes,
      campos_desconhecidos)
    values (${clienteId}, ${operation}, ${returnLabel(envelope.RETORNO)}, ${bytes}, ${records}, ${parts.length},
      ${simulated}, ${usuario}, ${origem === 'Portal'}, ${origin?.batch ?? null}, ${origin?.sequences ?? null},
      ${origin?.root.batch ?? null}, ${origin?.root.sequences ?? null}, ${chosen}, ${rights}, ${names}::jsonb)
    returning id`.execute(tx)
  const id = created.rows[0]!.id
  if (repeatable) {
    // A concurrent request with the same key blocks here until this one commits.
    await sql`insert into idempotencia (cliente_id, autor, chave, impressao, lote_id)
      values (${clienteId}, ${authorOf(sender)}, ${repeatable.key}, decode(${repeatable.digest}, 'hex'), ${id})`.execute(
      tx,
    )
  }
  for (const { part, first, records, wide, body } of parts) {
    await sql`insert into lote_parte (cliente_id, lote_id, parte, primeiro, registros, largo, corpo)
      values (${clienteId}, ${id}, ${part}, ${first}, ${records}, ${wide}, ${body})`.execute(tx)
  }
  await sql`insert into fila (lote_id, cliente_id) values (${id}, ${clienteId})`.execute(tx)
  await sql`select pg_notify(${batchChannel}, '')`.execute(tx)
  return id
}

/**
 * The stored batch, or the earlier one of a repeated request; `key-taken` if the key belongs to another
 * request.
 */
export type Received = { batch: number; repeated: boolean } | 'key-taken'

/** Receives a batch under an idempotency key: repeated requests are stored once. */
export async function receiveOnce(
  db: Database,
  sealer: Sealer,
  clienteId: number,
  receipt: Receipt & { body: PreparedBody },
  key: string,
): Promise<Received> {
  const { operation, simulated, body, sender } = receipt
  const digestWith = (records: string | undefined) =>
    sealer.digest([operation, returnLabel(body.envelope.RETORNO), simulated, records].join('\n'))
  const digest = digestWith(body.digests?.content)
  const same = [digest, digestWith(body.digests?.spelling)]
  for (;;) {
    const before = await findRequest(db, clienteId, sender, key, same)
    if (before) return before.same ? { batch: before.batch, repeated: true } : 'key-taken'
    try {
      return { batch: await receiveBatch(db, clienteId, receipt, { key, digest }), repeated: false }
    } catch (error) {
      // A concurrent request with the same key committed first.
      if ((error as { constraint?: string }).constraint !== 'idempotencia_pkey') throw error
    }
  }
}

/** The sender's request under this key, or the same request from before keys had a sender. */
function findRequest(
  db: Database,
  clienteId: number,
  sender: Actor,
  key: string,
  digests: readonly string[],
) {
  const same = sql`encode(impressao, 'hex') = any(${digests}::text[])`
  return db.reading(clienteId, async (tx) => {
    const { rows } = await sql<{ batch: number; same: boolean }>`
      select lote_id as batch, ${same} as same from idempotencia
       where cliente_id = (select cliente_atual()) and chave = ${key}
         and (autor = ${authorOf(sender)} or autor = '' and ${same})
       order by autor desc limit 1`.execute(tx)
    return rows[0]
  })
}

/** RETORNO is a free label; one that does not fit is ignored. */
function returnLabel(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > longestReturn || text.includes('\0') ? null : text
}
