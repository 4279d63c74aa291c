import { Refusal } from '../../refusal.ts'
import type { Database } from '../../store/database.ts'
import { setLocally } from '../../store/settings.ts'

export interface Client {
  clienteId: number
  codigo: string
  nome: string
  fuso: string
}

/** Id of no client: queries for an unknown client take the same steps and find nothing. */
export const noClient = 0

/** Finds a client by code before a tenant is set. */
export async function clientByCode(db: Database, codigo: string): Promise<Client | undefined> {
  return db.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, [['vinculo.codigo', codigo]])
    return tx
      .selectFrom('cliente')
      .select(['cliente_id as clienteId', 'codigo', 'nome', 'fuso'])
      .where('codigo', '=', codigo)
      .executeTakeFirst()
  })
}

/** The client, whose code is no secret: only its people are. */
export async function requireClient(db: Database, codigo: string): Promise<Client> {
  const client = await clientByCode(db, codigo)
  if (!client) throw new Refusal('CLIENTE_DESCONHECIDO', { cliente: codigo })
  return client
}
