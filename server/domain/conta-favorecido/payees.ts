import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Student `a` or person `p` whom a row, by its alias, is about. */
export const payeesFrom = (alias: string): RawBuilder<unknown> => sql`
  left join aluno a on a.cliente_id = ${sql.ref(`${alias}.cliente_id`)} and a.id = ${sql.ref(`${alias}.aluno_id`)}
  left join pessoa p on p.cliente_id = ${sql.ref(`${alias}.cliente_id`)} and p.id = ${sql.ref(`${alias}.pessoa_id`)}`

/** Where they are written to; who acts for an organization is its representative. */
export const emailOf = sql`nullif(trim(coalesce(a.email, p.representante_email, p.email)), '')`

/** Whose account it is. */
export interface Payee {
  aluno_id: number | null
  pessoa_id: number | null
}

/** What has to be known of somebody who tells an account. */
export interface KnownPayee {
  email: string | null
  /** What batches brought, sealed. */
  dados: Buffer | null
}

export async function knownPayee(tx: Tx, { aluno_id, pessoa_id }: Payee): Promise<KnownPayee> {
  const { rows } = await sql<KnownPayee>`
    select ${emailOf} as email, coalesce(a.dados_bancarios, p.dados_bancarios) as dados
      from (select ${currentClient} as cliente_id, ${aluno_id}::bigint as aluno_id, ${pessoa_id}::bigint as pessoa_id) w
      ${payeesFrom('w')}`.execute(tx)
  return rows[0]!
}
