import type pg from 'pg'
import { type Message, said } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import { announceEnd } from '../../domain/webhook/announce.ts'
import { txOn } from '../../store/tx-on.ts'
import type { Batch } from '../batch.ts'

const columns = `l.id, l.operacao, l.retorno, l.partes, l.partes_feitas as "partesFeitas", l.registros,
  l.tentativas, l.quedas, l.terminado_em is not null as terminado, l.simulado, l.credencial, l.portal, l.reenvio,
  ${/* Findings tell them only in a simulation: ConsultaLote tells them for every batch. */ ''}
  case when l.simulado then l.campos_desconhecidos end as desconhecidos, l.raiz_id as raiz, l.raiz_sequencias as "raizSequencias"`

/** The client's oldest batch in the queue, if it is ready. */
export const nextBatch = (client: pg.ClientBase) => batchAfter(client, 0)

export async function batchAfter(client: pg.ClientBase, id: number): Promise<Batch | undefined> {
  const { rows } = await client.query(
    `select ${columns}, f.pronto_em <= now() as ready from fila f join lote l on l.cliente_id = (select cliente_atual()) and l.id = f.lote_id
      where f.cliente_id = (select cliente_atual()) and f.lote_id > $1 order by f.lote_id limit 1`,
    [id],
  )
  // A batch that waits for its retry blocks those behind it.
  return rows[0]?.ready ? rows[0] : undefined
}

export async function batchById(client: pg.ClientBase, id: number): Promise<Batch | undefined> {
  const { rows } = await client.query(
    `select ${columns} from lote l where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  return rows[0]
}

/** Maximum starts without a committed part. Some crashes are not the batch's fault. */
export const maxStarts = 10

/** Notes that the client's batches advance, so that a stalled queue is found. */
export const servedNow =
  'avanco as (update vez set servido_em = clock_timestamp() where cliente_id = (select cliente_atual()))'

/**
 * Marks a batch as in progress. Each start counts until a part is committed, so that a batch that always
 * crashes its worker ends too.
 */
export async function startBatch(client: pg.ClientBase, id: number): Promise<boolean> {
  const { rows } = await client.query(
    `with ${servedNow}
     update lote set situacao = 'Em processamento', iniciado_em = coalesce(iniciado_em, now()), falha = null,
            falha_mensagem = null,
            quedas = quedas + 1
      where cliente_id = (select cliente_atual()) and id = $1 returning quedas`,
    [id],
  )
  if (rows[0].quedas <= maxStarts) return true
  await endBatch(client, id, said('falha.terminouRepetidasVezes'))
  return false
}

/** A reason as stored: its Portuguese text and the message. */
const kept = (reason: Message) => [render(reason, 'pt'), JSON.stringify(reason)] as const

/** Ends a batch as Falhou and removes it from the queue. */
export async function endBatch(client: pg.ClientBase, id: number, reason: Message): Promise<void> {
  await client.query(
    `update lote set situacao = 'Falhou', terminado_em = now(), falha = $2, falha_mensagem = $3
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id, ...kept(reason)],
  )
  await client.query('delete from fila where lote_id = $1', [id])
  await announceEnd(txOn(client), id)
}

/** Counts a start for waiting records of an ended batch, and returns the starts since the last success. */
export async function countStart(client: pg.ClientBase, id: number): Promise<number> {
  const { rows } = await client.query(
    'update lote set quedas = quedas + 1 where cliente_id = (select cliente_atual()) and id = $1 returning quedas',
    [id],
  )
  return rows[0].quedas
}

export async function forgetStarts(client: pg.ClientBase, id: number): Promise<void> {
  await client.query('update lote set quedas = 0 where cliente_id = (select cliente_atual()) and id = $1', [
    id,
  ])
}

export async function keysSeen(client: pg.ClientBase, id: number): Promise<Set<string>> {
  const { rows } = await client.query(
    'select chaves from lote_resultado where cliente_id = (select cliente_atual()) and lote_id = $1',
    [id],
  )
  return new Set(rows.flatMap((row) => row.chaves as string[]).filter((key) => key !== ''))
}

/** Ends a batch whose parts are all done. */
export async function finishBatch(client: pg.ClientBase, id: number): Promise<void> {
  await client.query(
    `update lote set terminado_em = now(),
            situacao = case when erros + alertas > 0 then 'Processado com ocorrências' else 'Processado' end
      where cliente_id = (select cliente_atual()) and id = $1`,
    [id],
  )
  await client.query('delete from fila where lote_id = $1', [id])
  await announceEnd(txOn(client), id)
}

/** Maximum backoff in seconds. */
const longestPause = 60

/**
 * Postpones a batch that cannot be decrypted. It is retried with backoff without limit: the batch was
 * acknowledged, and the key may be restored. Starts are not counted meanwhile.
 */
export async function holdBatch(client: pg.ClientBase, { id }: Batch, reason: Message): Promise<void> {
  await client.query(
    `update lote set falha = $2, falha_mensagem = $3, quedas = 0
      where cliente_id = (select cliente_atual()) and id = $1 and terminado_em is null`,
    [id, ...kept(reason)],
  )
  await client.query(
    `update fila set adiamentos = adiamentos + 1,
            pronto_em = now() + least($2, 2 ^ least(adiamentos, 16)) * interval '1 second' where lote_id = $1`,
    [id, longestPause],
  )
}

const maxTries = 5

/** Records a technical failure: the batch is retried with backoff, or ends as Falhou after `maxTries`. */
export async function failBatch(client: pg.ClientBase, batch: Batch, reason: Message): Promise<boolean> {
  const { rows } = await client.query(
    `update lote set tentativas = tentativas + 1, falha = $2, falha_mensagem = $3,
            situacao = case when tentativas + 1 >= $4 then 'Falhou' else situacao end,
            terminado_em = case when tentativas + 1 >= $4 then now() end
      where cliente_id = (select cliente_atual()) and id = $1 and terminado_em is null returning tentativas as tries`,
    [batch.id, ...kept(reason), maxTries],
  )
  // Ended concurrently.
  if (!rows[0]) return true
  const { tries } = rows[0]
  const over = tries >= maxTries
  if (over) {
    await client.query('delete from fila where lote_id = $1', [batch.id])
    await announceEnd(txOn(client), batch.id)
  } else {
    await client.query(`update fila set pronto_em = now() + $2 * interval '1 second' where lote_id = $1`, [
      batch.id,
      2 ** (tries - 1),
    ])
  }
  return over
}
