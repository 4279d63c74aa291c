import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'

export interface Schedule {
  referencia: string
  descricao: string
  /** Empty if it does not end. */
  validade: string
}

/** Schedules, optionally valid on a day, searched by code or description. */
export async function listSchedules(
  tx: Tx,
  { validOn, search }: { validOn: string | undefined; search: string },
): Promise<Schedule[]> {
  const found = await sql<Schedule>`
    select referencia, descricao, coalesce(validade::text, '') as validade from horario
     where cliente_id = (select cliente_atual())
       and (${validOn ?? null}::date is null or validade is null or validade >= ${validOn ?? null}::date)
       and (${search} = '' or position(sem_acentos(${search}) in sem_acentos(referencia)) > 0
            or position(sem_acentos(${search}) in sem_acentos(descricao)) > 0)
     order by referencia, id`.execute(tx)
  return found.rows
}
