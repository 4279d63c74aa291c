import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { newSecret, secretHash } from '../secrets/token.ts'

/** Issues the secrets of links that have none, by link. Only hashes are stored. */
export async function emiteSegredos(
  tx: Tx,
  ids: readonly number[],
  secretFor: () => string = newSecret,
): Promise<Map<number, string>> {
  const secrets = new Map(ids.map((id) => [id, secretFor()]))
  const rows = [...secrets].map(([id, secret]) => ({ id, hash: `\\x${secretHash(secret).toString('hex')}` }))
  await sql`update link a set hash = k.hash, emitido_em = now()
      from json_populate_recordset(null::link, ${JSON.stringify(rows)}) k
     where a.cliente_id = ${currentClient} and a.id = k.id and a.hash is null`.execute(tx)
  return secrets
}

/** The secret is in the fragment, which browsers do not send to servers. */
export const linkAddress = (base: string, secret: string, page = 'l'): string => `${base}/${page}#${secret}`
