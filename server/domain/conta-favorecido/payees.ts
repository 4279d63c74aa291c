import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Joins student `a` or person `p` of a row, by its alias. */
export const payeesFrom = (alias: string): RawBuilder<unknown> => sql`
  left join aluno a on a.cliente_id = ${sql.ref(`${alias}.cliente_id`)} and a.id = ${sql.ref(`${alias}.aluno_id`)}
  left join pessoa p on p.cliente_id = ${sql.ref(`${alias}.cliente_id`)} and p.id = ${sql.ref(`${alias}.pessoa_id`)}`

/** E-mail of the payee; for an organization that of its representative. */
export const emailOf = sql`nullif(trim(coalesce(a.email, p.representante_email, p.email)), '')`

export interface Payee {
  aluno_id: number | null
  pessoa_id: number | null
}

export interface KnownPayee {
  email: string | null
  /** Bank details from batches, sealed. */
  dados: Buffer | null
}

export async function knownPayee(tx: Tx, { aluno_id, pessoa_id }: Payee): Promise<KnownPayee> {
  const { rows } = await sql<KnownPayee>`
    select ${emailOf} as email, coalesce(a.dados_bancarios, p.dados_bancarios) as dados
      from (select ${currentClient} as cliente_id, ${aluno_id}::bigint as aluno_id, ${pessoa_id}::bigint as pessoa_id) w
      ${payeesFrom('w')}`.execute(tx)
  return rows[0]!
}
