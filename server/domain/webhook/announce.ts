import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { toldTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import { type Tally, talliesOf } from './outcomes.ts'
import { mostOccurrences, payloadOf, type Told, type ToldBatch } from './payload.ts'

/** Where dispatchers listen. */
export const webhookChannel = 'vinculo_webhook'

const rowsAtOnce = 500

interface Target {
  id: number
  todosOsLotes: boolean
}

interface Batch extends ToldBatch {
  retorno: string | null
  registros: number
}

/** One event to be: for whom, about which ID_RETORNO. */
interface Notice {
  target: number
  label: string | null
}

/**
 * Writes the events that tell the end of a batch, inside the transaction that ends it: there is no event without
 * the end, and no end without its events. Costs one look when the client has no target.
 */
export async function announceEnd(client: pg.ClientBase, id: number): Promise<void> {
  const targets = await openTargets(client)
  if (targets.length === 0) return
  const batch = await findBatch(client, id)
  const tallies = await talliesOf(client, batch)
  const notices = targets.flatMap((target) =>
    [...tallies]
      .filter(([label, tally]) => isTold(target, batch, label, tally))
      .map(([label]) => ({ target: target.id, label })),
  )
  await write(client, batch, tallies, notices, false)
}

/** Once more, with the final totals, to whom was told that records wait: the last of them has its outcome now. */
export async function announceComplement(client: pg.ClientBase, id: number): Promise<void> {
  const targets = await openTargets(client)
  if (targets.length === 0) return
  const { rows } = await client.query<Notice>(
    `select distinct destino_id as target, id_retorno as label from webhook_evento
      where cliente_id = (select cliente_atual()) and lote_id = $1 and aguardando > 0 and destino_id = any($2)`,
    [id, targets.map((target) => target.id)],
  )
  if (rows.length === 0) return
  const batch = await findBatch(client, id)
  await write(client, batch, await talliesOf(client, batch), rows, true)
}

async function openTargets(client: pg.ClientBase): Promise<Target[]> {
  const { rows } = await client.query<Target>(
    `select id, todos_os_lotes as "todosOsLotes" from webhook_destino
      where cliente_id = (select cliente_atual()) and situacao = any($1) order by id`,
    [toldTargetStates],
  )
  return rows
}

function isTold({ todosOsLotes }: Target, batch: Batch, label: string | null, tally: Tally): boolean {
  if (todosOsLotes) return true
  if (batch.simulado) return false
  // Records that were never read may have had an ID_RETORNO of their own.
  return label !== null || tally.unreached > 0
}

async function findBatch(client: pg.ClientBase, id: number): Promise<Batch> {
  const { rows } = await client.query<Batch>(
    `select l.id, operacao, retorno, situacao, simulado, registros, codigo, fuso
       from lote l join cliente c using (cliente_id) where l.cliente_id = (select cliente_atual()) and l.id = $1`,
    [id],
  )
  return rows[0]!
}

async function write(
  client: pg.ClientBase,
  batch: Batch,
  tallies: ReadonlyMap<string | null, Tally>,
  notices: readonly Notice[],
  complement: boolean,
): Promise<void> {
  if (notices.length === 0) return
  const occurrences = await gravest(client, batch.id)
  const digests = new Map([...tallies].map(([label, { digest }]) => [label, digest.digest('hex')]))
  // In the order of their numbers: whoever else takes several of these rows does it in the same order.
  const byTarget = [...Map.groupBy(notices, ({ target }) => target)].toSorted(([a], [b]) => a - b)
  for (const [target, own] of byTarget) {
    let sequence = await takeNumbers(client, target, own.length)
    for (let from = 0; from < own.length; from += rowsAtOnce) {
      const events = own.slice(from, from + rowsAtOnce).map(({ label }) => {
        const tally = tallies.get(label)!
        const event = { id: randomUUID(), sequence: sequence++, label, digest: digests.get(label)!, tally }
        const told = occurrences.get(label) ?? []
        return { ...event, payload: payloadOf(batch, { ...event, occurrences: told, complement }) }
      })
      await client.query(
        `insert into webhook_evento (cliente_id, destino_id, lote_id, complemento, id, sequencia, id_retorno,
           aguardando, carga)
         select cliente_atual(), $1, $2, $3, e.* from unnest($4::uuid[], $5::bigint[], $6::text[], $7::int[],
           $8::text[]) e`,
        [
          target,
          batch.id,
          complement,
          events.map(({ id }) => id),
          events.map((event) => event.sequence),
          events.map(({ label }) => label),
          events.map(({ tally }) => tally.waiting),
          events.map(({ payload }) => payload),
        ],
      )
    }
  }
  await callDispatchers(
    client,
    byTarget.map(([target]) => target),
  )
}

/** The first of so many new numbers of a target. Whoever wants numbers of it now waits for this transaction. */
async function takeNumbers(client: pg.ClientBase, target: number, many: number): Promise<number> {
  const { rows } = await client.query(
    `update webhook_destino set sequencia = sequencia + $2 where cliente_id = (select cliente_atual()) and id = $1
     returning sequencia`,
    [target, many],
  )
  return rows[0].sequencia - many + 1
}

async function callDispatchers(client: pg.ClientBase, targets: readonly number[]): Promise<void> {
  await client.query(
    `insert into fila_webhook (destino_id, cliente_id, pronto_em, aflito)
     select id, cliente_id, greatest(nao_antes, now()), falhas > 0 from webhook_destino
      where cliente_id = (select cliente_atual()) and id = any($1) order by id
     on conflict (destino_id) do update set pronto_em = least(fila_webhook.pronto_em, excluded.pronto_em)`,
    [targets],
  )
  await client.query(`select pg_notify('${webhookChannel}', '')`)
}

/** The gravest occurrences of a batch by ID_RETORNO, one more than are told of each. */
async function gravest(client: pg.ClientBase, id: number): Promise<Map<string | null, Told[]>> {
  const { rows } = await client.query<Told & { id_retorno: string | null }>(
    `select id_retorno, sequencia, chave, campo, codigo, gravidade, mensagem from (
        select *, row_number() over (partition by id_retorno
          order by array_position(array['Erro', 'Alerta', 'Informação'], gravidade), sequencia, id) as lugar
          from ocorrencia where cliente_id = (select cliente_atual()) and lote_id = $1) o
      where lugar <= $2 order by lugar`,
    [id, mostOccurrences + 1],
  )
  return Map.groupBy(rows, (row) => row.id_retorno)
}
