import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { toldTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Tally, talliesOf } from './outcomes.ts'
import { mostOccurrences, payloadOf, type Told, type ToldBatch } from './payload.ts'

/** Notification channel of the dispatchers. */
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

/** An event to write: its target and ID_RETORNO. */
interface Notice {
  target: number
  label: string | null
}

/**
 * Writes the events of a batch in the transaction that ends it, so that neither exists without the other.
 * Without targets it costs one query.
 */
export async function announceEnd(tx: Tx, id: number): Promise<void> {
  const targets = await openTargets(tx)
  if (targets.length === 0) return
  const batch = await findBatch(tx, id)
  const tallies = await talliesOf(tx, batch)
  const notices = targets.flatMap((target) =>
    [...tallies]
      .filter(([label, tally]) => isTold(target, batch, label, tally))
      .map(([label]) => ({ target: target.id, label })),
  )
  await write(tx, batch, tallies, notices, false)
}

/**
 * Writes a second event with the final totals for targets that were told of waiting records, once the last of
 * these has its outcome.
 */
export async function announceComplement(tx: Tx, id: number): Promise<void> {
  const targets = await openTargets(tx)
  if (targets.length === 0) return
  const notices = await tx
    .selectFrom('webhook_evento')
    .select(['destino_id as target', 'id_retorno as label'])
    .distinct()
    .where('cliente_id', '=', currentClient)
    .where('lote_id', '=', id)
    .where('aguardando', '>', 0)
    .where('destino_id', '=', anyOf(targets.map((target) => target.id)))
    .execute()
  if (notices.length === 0) return
  const batch = await findBatch(tx, id)
  await write(tx, batch, await talliesOf(tx, batch), notices, true)
}

const openTargets = (tx: Tx): Promise<Target[]> =>
  tx
    .selectFrom('webhook_destino')
    .select(['id', 'todos_os_lotes as todosOsLotes'])
    .where('cliente_id', '=', currentClient)
    .where('situacao', '=', anyOf(toldTargetStates))
    .orderBy('id')
    .execute()

function isTold({ todosOsLotes }: Target, batch: Batch, label: string | null, tally: Tally): boolean {
  if (todosOsLotes) return true
  if (batch.simulado) return false
  // Records that were never read may have had their own ID_RETORNO.
  return label !== null || tally.unreached > 0
}

const findBatch = (tx: Tx, id: number): Promise<Batch> =>
  tx
    .selectFrom('lote as l')
    .innerJoin('cliente as c', 'c.cliente_id', 'l.cliente_id')
    .select(['l.id', 'operacao', 'retorno', 'situacao', 'simulado', 'registros', 'codigo', 'fuso'])
    .where('l.cliente_id', '=', currentClient)
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow()

async function write(
  tx: Tx,
  batch: Batch,
  tallies: ReadonlyMap<string | null, Tally>,
  notices: readonly Notice[],
  complement: boolean,
): Promise<void> {
  if (notices.length === 0) return
  const occurrences = await gravest(tx, batch.id)
  const digests = new Map([...tallies].map(([label, { digest }]) => [label, digest.digest('hex')]))
  // Target rows are locked in id order, as everywhere, to avoid deadlocks.
  const byTarget = [...Map.groupBy(notices, ({ target }) => target)].toSorted(([a], [b]) => a - b)
  for (const [target, own] of byTarget) {
    let sequence = await takeNumbers(tx, target, own.length)
    for (let from = 0; from < own.length; from += rowsAtOnce) {
      const events = own.slice(from, from + rowsAtOnce).map(({ label }) => {
        const tally = tallies.get(label)!
        const event = { id: randomUUID(), sequence: sequence++, label, digest: digests.get(label)!, tally }
        const told = occurrences.get(label) ?? []
        return { ...event, payload: payloadOf(batch, { ...event, occurrences: told, complement }) }
      })
      await sql`
        insert into webhook_evento (cliente_id, destino_id, lote_id, complemento, id, sequencia, id_retorno,
          aguardando, carga)
        select cliente_atual(), ${target}, ${batch.id}, ${complement}, e.* from unnest(
          ${events.map(({ id }) => id)}::uuid[], ${events.map((event) => event.sequence)}::bigint[],
          ${events.map((event) => event.label)}::text[], ${events.map(({ tally }) => tally.waiting)}::int[],
          ${events.map(({ payload }) => payload)}::text[]) e`.execute(tx)
    }
  }
  await callDispatchers(
    tx,
    byTarget.map(([target]) => target),
  )
}

/** Reserves `many` sequence numbers and returns the first. The row lock serializes callers. */
async function takeNumbers(tx: Tx, target: number, many: number): Promise<number> {
  const { sequencia } = await tx
    .updateTable('webhook_destino')
    .set((row) => ({ sequencia: row('sequencia', '+', many) }))
    .where('cliente_id', '=', currentClient)
    .where('id', '=', target)
    .returning('sequencia')
    .executeTakeFirstOrThrow()
  return sequencia - many + 1
}

async function callDispatchers(tx: Tx, targets: readonly number[]): Promise<void> {
  await sql`
    insert into fila_webhook (destino_id, cliente_id, pronto_em, aflito, falhas)
    select id, cliente_id, greatest(nao_antes, now()), falhas > 0, falhas from webhook_destino
     where cliente_id = (select cliente_atual()) and id = any(${targets}) order by id
    on conflict (destino_id) do update set pronto_em = least(fila_webhook.pronto_em, excluded.pronto_em)`.execute(
    tx,
  )
  await sql`select pg_notify(${webhookChannel}, '')`.execute(tx)
}

/** The most severe occurrences by ID_RETORNO, one more than an event shows. */
async function gravest(tx: Tx, id: number): Promise<Map<string | null, Told[]>> {
  const { rows } = await sql<Told & Pick<Row<'ocorrencia'>, 'id_retorno'>>`
    select id_retorno, sequencia, chave, campo, codigo, gravidade, mensagem from (
        select *, row_number() over (partition by id_retorno
          order by array_position(array['Erro', 'Alerta', 'Informação'], gravidade), sequencia, id) as lugar
          from ocorrencia where cliente_id = (select cliente_atual()) and lote_id = ${id}) o
      where lugar <= ${mostOccurrences + 1} order by lugar`.execute(tx)
  return Map.groupBy(rows, (row) => row.id_retorno)
}
