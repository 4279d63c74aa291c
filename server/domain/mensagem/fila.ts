import { sql } from 'kysely'
import { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import type { Database, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

const mostClients = 50

/** Clients with due messages, or only the given one. */
export async function clientsWaiting(db: Database, only?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select cliente_id as id from fila_mensagem where pronto_em <= now()
       and (${only ?? null}::integer is null or cliente_id = ${only ?? null})
     group by cliente_id order by min(pronto_em) limit ${mostClients}`.execute(db.kysely)
  return rows.map(({ id }) => id)
}

/**
 * Replaces the client's queue entries by one for its next due message. Messages are read after the deletion,
 * so those of deleted entries are seen; later ones add entries of their own.
 */
export async function planNext(tx: Tx, clienteId: number, notBefore: number): Promise<void> {
  await sql`delete from fila_mensagem where cliente_id = ${clienteId}`.execute(tx)
  await sql`insert into fila_mensagem (cliente_id, pronto_em)
    select ${clienteId}, greatest(min(proxima_em), now() + ${notBefore} * interval '1 second') from mensagem
     where cliente_id = ${currentClient} and situacao = any(${mensagemMachine.moves.enviar.from})
    having count(*) > 0`.execute(tx)
}
