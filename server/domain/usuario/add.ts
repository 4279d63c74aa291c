import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** First identifier of users created here, above any that a source assigns. */
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

/** Adds a user with an identifier that no source assigned. */
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
