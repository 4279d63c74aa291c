import { sql } from 'kysely'
import type { Scope } from '../../../catalogue/doors.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { locks } from '../../store/locks.ts'
import { newToken, tokenHash, tokenStart } from '../credencial/token.ts'

export interface MadeAccount {
  id: number
  inicio: string
  /** Only now: what is kept is its digest. */
  senha: string
}

/** Writes a new account of the current client. Nothing where one that works has its user name, however it is written. */
export async function insertAccount(
  tx: Tx,
  { usuario, scopes }: { usuario: string; scopes: readonly Scope[] },
): Promise<MadeAccount | undefined> {
  // Two that differ by case alone would be taken for each other by people; who proves one still writes it as it is.
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
