import { sql } from 'kysely'
import { unitNumbersOf } from '../../store/actor.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { encerraLinks } from './encerra.ts'

/**
 * Replaces links, by old id: same person, purpose and last day. A new link is limited to the units of both
 * the old one and the actor; the old one is closed only if it lies within the actor's units.
 */
export async function renovaLinks(
  tx: Tx,
  { actor }: Acting,
  ids: readonly number[],
  copiado = false,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const unidades = unitNumbersOf(actor)
  await encerraLinks(tx, await covered(tx, ids, unidades), 'Substituído')
  const { rows } = await sql<{ id: number }>`
    insert into link (cliente_id, parte, pessoa_id, nome, finalidade, entidade, registro_id, contrato_id, validade,
           horas, copiado, unidades)
    select cliente_id, parte, pessoa_id, nome, finalidade, entidade, registro_id, contrato_id, validade, horas,
           ${copiado}::boolean,
           case when ${unidades}::bigint[] is null then unidades
                when unidades is null then ${unidades}::bigint[]
                else array(select unnest(unidades) intersect select unnest(${unidades}::bigint[]) order by 1) end
      from link where cliente_id = ${currentClient} and id = any(${ids}) order by id
    returning id`.execute(tx)
  const made = rows.map(({ id }) => id).sort((a, b) => a - b)
  return new Map(ids.toSorted((a, b) => a - b).map((id, at) => [id, made[at]!]))
}

/** Links that lie within the units. */
async function covered(
  tx: Tx,
  ids: readonly number[],
  unidades: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from link where cliente_id = ${currentClient} and id = any(${ids})
       and (${unidades}::bigint[] is null or unidades <@ ${unidades}::bigint[])`.execute(tx)
  return rows.map(({ id }) => id)
}
