import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Text } from './employee.ts'

/** Tables with their code column. */
type Coded = { horario: 'referencia'; vaga: 'identificacao'; colaborador: 'cpf' }

/** The id; null if the code was cleared, undefined if none was given. */
export async function findByCode<T extends keyof Coded>(
  tx: Tx,
  table: T,
  column: Coded[T],
  code: Text,
): Promise<number | null | undefined | 'unknown'> {
  if (!code) return code === undefined ? undefined : null
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where cliente_id = ${currentClient} and ${sql.ref(column)} = ${code}`.execute(
    tx,
  )
  return rows[0]?.id ?? 'unknown'
}
