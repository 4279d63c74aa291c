import type pg from 'pg'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import type { Actor } from '../../store/actor.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Intake } from '../receive/intake.ts'
import { storeBatch } from '../receive/receive-batch.ts'
import type { Prepared } from './prepare.ts'

/** A batch that was created. */
export interface Resent {
  batch: number
  records: number
}

interface Origin {
  retorno: string | null
  raiz: number | null
  raizSequencias: readonly number[] | null
}

/**
 * Makes batches of the chosen records: one for each batch that they came in, so that newer records are
 * recognised. It runs in the caller's transaction.
 */
export async function resend(
  client: pg.ClientBase,
  { intake, clienteId, sender }: { intake: Intake; clienteId: number; sender: Actor },
  { id: operation, list }: Pick<InboundOperation, 'id' | 'list'>,
  prepared: readonly Prepared[],
): Promise<Resent[]> {
  const made: Resent[] = []
  for (const [batch, some] of Map.groupBy(prepared, ({ row }) => row.lote)) {
    const { retorno, raiz, raizSequencias } = await originOf(client, batch)
    const sequences = some.map(({ row }) => row.sequencia)
    const root = { batch: raiz ?? batch, sequences: sequences.map((one) => raizSequencias?.[one - 1] ?? one) }
    const records = some.map(({ body }) => JSON.stringify(body)).join(',')
    const text = `{"RETORNO":${JSON.stringify(retorno ?? '')},"${list}":[${records}]}`
    const body = (await intake.prepare(new Uint8Array(Buffer.from(text)), { list }, some.length, false))!
    const id = await storeBatch(txOn(client), clienteId, {
      operation,
      body,
      sender,
      origin: { batch, sequences, root },
      chosen: true,
    })
    await client.query(
      `update causa_registro set reenvio_id = $1
        where cliente_id = (select cliente_atual()) and lote_id = $2 and sequencia = any($3::int[])`,
      [id, batch, sequences],
    )
    made.push({ batch: id, records: some.length })
  }
  return made
}

async function originOf(client: pg.ClientBase, id: number): Promise<Origin> {
  const { rows } = await client.query<Origin>(
    `select retorno, raiz_id as raiz, raiz_sequencias as "raizSequencias" from lote
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  return rows[0]!
}
