import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Levels, Signer } from './signers.ts'

/** The client's settings for signatures. */
export interface Customs {
  levels: Levels
  /** Days until the deadline for signing. */
  days: number
}

export async function customsOf(tx: Tx): Promise<Customs> {
  const { rows } = await sql<Customs>`
    select niveis_assinatura as levels, prazo_assinatura as days from cliente where cliente_id = ${currentClient}`.execute(
    tx,
  )
  return rows[0]!
}

/** Writes the signers of files. They are notified once the file has been generated. */
export async function callSigners(tx: Tx, files: ReadonlyMap<number, readonly Signer[]>): Promise<void> {
  const rows = [...files].flatMap(([arquivo_id, signers]) =>
    signers.map(({ parteId: parte_id, ...signer }) => ({ arquivo_id, parte_id, ...signer })),
  )
  if (rows.length === 0) return
  await sql`insert into assinatura (cliente_id, arquivo_id, parte, parte_id, assinante, nome, email, ordem, nivel)
    select ${currentClient}, arquivo_id, parte, parte_id, assinante, nome, email, ordem, nivel
      from json_to_recordset(${JSON.stringify(rows)}) r(arquivo_id bigint, parte text, parte_id bigint, assinante text,
        nome text, email text, ordem integer, nivel text)`.execute(tx)
}
