import { sql } from 'kysely'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import type { Diagnosis } from '../../../catalogue/management/mensagem/parts.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { callSenders } from './escreve.ts'
import { awayPause } from './pausas.ts'

const mostClients = 50

/** Clients with due messages that have a gateway to phones. Runs as the operator. */
export async function clientsTexting(owner: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.cliente_id as id from fila_mensagem f join canal k on k.cliente_id = f.cliente_id
     where f.pronto_em <= now() and (k.codigos or k.lembretes)
     group by 1 order by min(f.pronto_em) limit ${mostClients}`.execute(owner.kysely)
  return rows.map(({ id }) => id)
}

/** Clients with due messages, or only the given one. */
export async function clientsWaiting(db: Database, only?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cliente_id as id from fila_mensagem where pronto_em <= now()
       and (${only ?? null}::integer is null or cliente_id = ${only ?? null})
     group by cliente_id order by min(pronto_em) limit ${mostClients}`.execute(db.kysely)
  return rows.map(({ id }) => id)
}

/** Clients with messages that do not say yet why they do not leave. */
export async function clientsUntold(db: Database, served?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cliente_id as id from fila_mensagem
     where not dita and cliente_id is distinct from ${served ?? null}::integer
     group by cliente_id order by min(pronto_em) limit ${mostClients}`.execute(db.kysely)
  return rows.map(({ id }) => id)
}

/** Messages marked in one transaction. */
const mostMarked = 500

/**
 * Records on waiting messages why they are not sent, a bounded number at once. Returns how many, and whether
 * there may be more. Entries are replaced before messages are read, so that one written meanwhile is found
 * by its own entry.
 */
export async function tellWhy(
  tx: Tx,
  clienteId: number,
  diagnosis: Extract<Diagnosis, 'SEM_SERVIDOR' | 'ENSAIO'>,
): Promise<{ marked: number; more: boolean }> {
  await sql`
    with fora as (delete from fila_mensagem where cliente_id = ${clienteId} returning pronto_em, falhas, falhando_desde)
    insert into fila_mensagem (cliente_id, pronto_em, falhas, falhando_desde, dita)
    select ${clienteId}, min(pronto_em), max(falhas), min(falhando_desde), true from fora
    having count(*) > 0 and ${diagnosis !== 'ENSAIO'}`.execute(tx)
  const { rows } = await sql`
    update mensagem set diagnostico = ${diagnosis}
     where cliente_id = ${currentClient} and id in (
       select id from mensagem
        where cliente_id = ${currentClient} and situacao = any(${mensagemMachine.moves.enviar.from})
          and (canal = 'E-mail' or ${diagnosis === 'ENSAIO'})
          and diagnostico is distinct from ${diagnosis} order by id limit ${mostMarked})
    returning id`.execute(tx)
  const more = rows.length === mostMarked
  if (more) await callSenders(tx)
  return { marked: rows.length, more }
}

/**
 * Replaces the client's queue entries by one for its next due message. Messages are read after the deletion,
 * so those of deleted entries are seen; later ones add entries of their own. While the mail server is away,
 * the entry counts the failures in a row and waits longer after each. Returns when the client is served again.
 */
export async function planNext(tx: Tx, clienteId: number, away: boolean): Promise<string | undefined> {
  const { rows } = await sql<{ falhas: number; desde: string | null }>`
    with fora as (delete from fila_mensagem where cliente_id = ${clienteId} returning falhas, falhando_desde)
    select coalesce(max(falhas), 0) as falhas, min(falhando_desde)::text as desde from fora`.execute(tx)
  const { falhas, desde } = rows[0]!
  const [failures, pause] = away ? [falhas + 1, awayPause(falhas + 1)] : [0, 0]
  const next = await sql<{
    at: Date
  }>`insert into fila_mensagem (cliente_id, pronto_em, falhas, falhando_desde)
    select ${clienteId}, greatest(min(proxima_em), now() + ${pause} * interval '1 second'), ${failures},
           case when ${away} then coalesce(${desde}::timestamptz, now()) end
      from mensagem
     where cliente_id = ${currentClient} and situacao = any(${mensagemMachine.moves.enviar.from})
    having count(*) > 0
    returning pronto_em as at`.execute(tx)
  return next.rows[0] && new Date(next.rows[0].at).toISOString()
}
