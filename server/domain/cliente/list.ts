import type { Database, Row } from '../../store/database.ts'

export type ListedClient = Pick<Row<'cliente'>, 'codigo' | 'nome' | 'fuso'>

/** All clients by code. Runs as the operator. */
export const listClients = (owner: Database): Promise<ListedClient[]> =>
  owner.kysely.selectFrom('cliente').select(['codigo', 'nome', 'fuso']).orderBy('codigo').execute()

/** Runs as the operator. */
export async function hasClients(owner: Database): Promise<boolean> {
  const first = await owner.kysely.selectFrom('cliente').select('cliente_id').limit(1).executeTakeFirst()
  return first !== undefined
}

export interface ClientDay {
  id: number
  fuso: string
}

/** All clients by id. Runs as the operator. */
export const eachClient = (owner: Database): Promise<ClientDay[]> =>
  owner.kysely.selectFrom('cliente').select(['cliente_id as id', 'fuso']).orderBy('cliente_id').execute()
