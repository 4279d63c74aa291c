import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'

const columns = [
  'id',
  'numero',
  'modalidade',
  'situacao',
  'inicio',
  'encerramento',
  'aluno_id',
  'curso_id',
  'concedente_id',
] as const

/** Columns of contracts that guards of their parts read. */
export type ContractOfPart = Pick<Row<'contrato'>, (typeof columns)[number]>

/** The contracts of a set of parts, by id. */
export async function contractsOf(
  tx: Tx,
  parts: readonly { contrato_id: number | null }[],
): Promise<ReadonlyMap<number | null, ContractOfPart>> {
  const ids = [...new Set(parts.flatMap(({ contrato_id }) => contrato_id ?? []))]
  const rows = await tx
    .selectFrom('contrato')
    .select([...columns])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
