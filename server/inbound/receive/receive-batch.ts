import { sql } from 'kysely'
import { type Actor, audited } from '../../store/actor.ts'
import { authorOf } from '../../store/author.ts'
import type { Database, Tx } from '../../store/database.ts'
import type { Sealer } from '../../store/sealing.ts'
import { batchChannel } from '../batch.ts'
import type { PreparedBody } from './body.ts'

const longestReturn = 50

/** Where reprocessed records first came. */
export interface Root {
  batch: number
  sequences: readonly number[]
}

/** A batch as it is received. */
export interface Receipt {
  operation: string
  body: Pick<PreparedBody, 'envelope' | 'records' | 'bytes' | 'parts'>
  /** Who sends it, or makes it here. */
  sender: Actor
  /** Decide and report only. */
  simulated?: boolean
  /** The batch whose records these are, and their positions there. */
  origin?: { batch: number; sequences: readonly number[]; root: Root }
  /** Somebody chose its records, and may have corrected them. */
  chosen?: boolean
}

/** Key under which the same request may come again, and the digest by which it is recognised. */
interface Repeatable {
  key: string
  digest: string
}

/** Stores a batch and queues it, in one transaction. When this returns, the batch can no longer be lost. */
export function receiveBatch(
  db: Database,
  clienteId: number,
  receipt: Receipt,
  repeatable?: Repeatable,
): Promise<number> {
  return db.inClient(clienteId, (tx) => storeBatch(tx, clienteId, receipt, repeatable), receipt.sender)
}

/** The same in a transaction of the caller's: the batch is there when that is kept. */
export async function storeBatch(
  tx: Tx,
  clienteId: number,
  { operation, body, sender, simulated = false, origin, chosen = false }: Receipt,
  repeatable?: Repeatable,
): Promise<number> {
  const { envelope, records, bytes, parts } = body
  const { usuario, origem } = audited(sender)
  // Staff give no more than their own rights. Records that come again keep the rights of their first sender.
  const rights = origin
    ? sql`(select permissoes from lote where cliente_id = ${clienteId} and id = ${origin.batch})`
    : sql`${'permissoes' in sender ? [...sender.permissoes] : null}::text[]`
  const created = await sql<{ id: number }>`
    insert into lote (cliente_id, operacao, retorno, tamanho, registros, partes, simulado, credencial, portal,
      origem_id, origem_sequencias, raiz_id, raiz_sequencias, reenvio, permissoes)
    values (${clienteId}, ${operation}, ${returnLabel(envelope.RETORNO)}, ${bytes}, ${records}, ${parts.length},
      ${simulated}, ${usuario}, ${origem === 'Portal'}, ${origin?.batch ?? null}, ${origin?.sequences ?? null},
      ${origin?.root.batch ?? null}, ${origin?.root.sequences ?? null}, ${chosen}, ${rights})
    returning id`.execute(tx)
  const id = created.rows[0]!.id
  if (repeatable) {
    // Whoever brings the same key now waits here until this request is stored.
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

/** The batch made, or the one made when the same request came before; or that the key was another request's. */
export type Received = { batch: number; repeated: boolean } | 'key-taken'

/** Receives a batch under a key of the sender: however often it comes, it is stored once. */
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
      // The same key came at the same moment, and the other request was first.
      if ((error as { constraint?: string }).constraint !== 'idempotencia_pkey') throw error
    }
  }
}

/** The sender's request under this key, or the same one from before keys had a sender. */
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

/** RETORNO is a free label; one that does not fit is ignored, as an empty one is. */
function returnLabel(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > longestReturn || text.includes('\0') ? null : text
}
