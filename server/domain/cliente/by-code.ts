import type { Database } from '../../store/database.ts'
import { setLocally } from '../../store/settings.ts'

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
    await setLocally(tx, [['vinculo.codigo', codigo]])
    return tx
      .selectFrom('cliente')
      .select(['cliente_id as clienteId', 'codigo', 'nome', 'fuso'])
      .where('codigo', '=', codigo)
      .executeTakeFirst()
  })
}
