import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'

export interface Client {
  clienteId: number
  codigo: string
  nome: string
  fuso: string
}

/** The number of no client: whoever asks in its name takes as many steps and finds nothing. */
export const noClient = 0

/** The client that somebody names by its code before anything else is known of them. */
export async function clientByCode(db: Database, codigo: string): Promise<Client | undefined> {
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('vinculo.codigo', ${codigo}, true)`.execute(tx)
    const found = await sql<Client>`select cliente_id as "clienteId", codigo, nome, fuso from cliente
      where codigo = ${codigo}`.execute(tx)
    return found.rows[0]
  })
}
