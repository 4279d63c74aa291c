import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { takenByAnybody, takenPlaces } from '../vaga/places.ts'

/** What guards of applications read of a vacancy. */
export interface Vacancy {
  id: number
  situacao: string
  origem: string
  tipo: string
  inicio: string | null
  fim: string | null
  places: number
  reserved: number
  taken: number
  takenByAnybody: number
  /** State of the proposal of a monitoring vacancy. */
  proposta: string | null
}

export async function vacanciesOf(
  tx: Tx,
  records: readonly { vaga_id: number }[],
): Promise<ReadonlyMap<number, Vacancy>> {
  const ids = [...new Set(records.map(({ vaga_id }) => vaga_id))]
  const { rows } = await sql<Vacancy>`
    select v.id, v.situacao, v.origem, v.tipo, v.inicio_inscricao as inicio, v.fim_inscricao as fim,
           v.quantidade::integer as places, coalesce(v.quantidade_pcd, 0)::integer as reserved,
           (${sql.raw(takenPlaces('v'))})::integer as taken,
           (${sql.raw(takenByAnybody('v'))})::integer as "takenByAnybody", p.situacao as proposta
      from vaga v left join proposta p on p.cliente_id = v.cliente_id and p.id = v.proposta_id
     where v.cliente_id = ${currentClient} and v.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map((one) => [one.id, one]))
}

/**
 * Locks vacancies, so that they are neither closed nor filled concurrently. Locked before any application.
 */
export async function holdVacancies(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from vaga where cliente_id = ${currentClient} and id = any(${ids}::bigint[])
    order by id for no key update`.execute(tx)
}

/** Locks the vacancies of applications. */
export async function holdVacanciesOf(tx: Tx, applications: readonly number[]): Promise<void> {
  await sql`select from vaga v where v.cliente_id = ${currentClient} and v.id in (
      select vaga_id from candidatura k
       where k.cliente_id = ${currentClient} and k.id = any(${applications}::bigint[]))
    order by v.id for no key update`.execute(tx)
}

/** A vacancy shows its number of applications, so a change must appear in queries by period. */
export const touchVacancies: Consequence = async (tx, applications) => {
  await sql`update vaga v set atualizacao = greatest(now(), v.atualizacao)
     where v.cliente_id = ${currentClient} and v.id in (
       select vaga_id from candidatura k
        where k.cliente_id = ${currentClient} and k.id = any(${idsOf(applications)}::bigint[]))`.execute(tx)
}
