import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { encerraLinks } from './encerra.ts'

/** Makes new links in the place of others, which are over: the same person, purpose and last day. By the old numbers. */
export async function renovaLinks(
  tx: Tx,
  ids: readonly number[],
  copiado = false,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  await encerraLinks(tx, ids, 'Substituído')
  const { rows } = await sql<{ id: number }>`
    insert into link (cliente_id, parte, pessoa_id, nome, digitos, finalidade, entidade, registro_id, contrato_id,
           validade, horas, copiado)
    select cliente_id, parte, pessoa_id, nome, digitos, finalidade, entidade, registro_id, contrato_id, validade,
           horas, ${copiado}::boolean
      from link where cliente_id = ${currentClient} and id = any(${ids}) order by id
    returning id`.execute(tx)
  const made = rows.map(({ id }) => id).sort((a, b) => a - b)
  return new Map(ids.toSorted((a, b) => a - b).map((id, at) => [id, made[at]!]))
}
