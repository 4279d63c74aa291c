import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Users that are made here are numbered where no source numbers its own. */
const firstOwnNumber = 900_000_000_000_001

export interface UserValues {
  login: string
  login_chave: string
  nome: string
  email?: string | null
  email_chave?: string | null
  perfil_id: number
  unidade_id?: number | null
  autentica: boolean
  validade?: string | null
}

/** Writes a user of the current client, of a number that no source gave. */
export async function addUser(tx: Tx, values: UserValues): Promise<number> {
  const identificador = sql<number>`(select greatest(coalesce(max(identificador), 0) + 1, ${firstOwnNumber}::bigint)
    from usuario where cliente_id = ${currentClient})`
  const made = await tx
    .insertInto('usuario')
    .values({ cliente_id: currentClient, identificador, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
