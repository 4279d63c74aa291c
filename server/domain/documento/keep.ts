import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { verificationCode } from './codigo.ts'

/** Gives uploaded files a verification code when they are sent for signature. */
export async function keepSent(tx: Tx, files: readonly number[]): Promise<void> {
  const rows = files.map((arquivo_id) => ({ arquivo_id, codigo: verificationCode() }))
  await sql`insert into documento (cliente_id, arquivo_id, codigo, arquivo_sha256)
    select ${currentClient}, a.id, r.codigo, a.arquivo_sha256
      from json_to_recordset(${JSON.stringify(rows)}) r(arquivo_id bigint, codigo text)
      join arquivo a on a.cliente_id = ${currentClient} and a.id = r.arquivo_id
    on conflict (cliente_id, arquivo_id) do nothing`.execute(tx)
}
