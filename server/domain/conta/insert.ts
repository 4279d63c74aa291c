import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'

export interface MadeAccount {
  id: number
  inicio: string
  /** Returned only here; the database has its digest. */
  senha: string
}

/**
 * Inserts an account of the current client. Undefined if an active one has the same user name, ignoring case.
 */
export async function insertAccount(
  tx: Tx,
  { usuario, scopes }: { usuario: string; scopes: readonly Scope[] },
): Promise<MadeAccount | undefined> {
  // Names that differ only in case would confuse people. Authentication still compares the exact name.
  await sql`select pg_advisory_xact_lock(${locks.accesses}, ${currentClient})`.execute(tx)
  const taken = await tx
    .selectFrom('conta_integracao')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where(sql`lower(usuario)`, '=', usuario.toLowerCase())
    .where('revogada_em', 'is', null)
    .executeTakeFirst()
  if (taken) return undefined
  const senha = newToken('conta')
  const inicio = tokenStart(senha)
  const made = await tx
    .insertInto('conta_integracao')
    .values({ cliente_id: currentClient, usuario, inicio, hash: tokenHash(senha), escopos: scopes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: made.id, inicio, senha }
}
