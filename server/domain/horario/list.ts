import { sql } from 'kysely'
import type { Input } from '../../operations/read-input.ts'
import type { Tx } from '../../store/database.ts'
import { today } from '../../values/dates.ts'
import type { Caller } from '../credencial/authenticate.ts'

const trueWords = new Set(['true', 'verdadeiro', 'sim', 's', '1'])

/** Schedules, active ones only when asked for with a word for true, found by a part of code or description. */
export async function listSchedules(tx: Tx, input: Input, caller: Caller): Promise<object> {
  const onlyActive = trueWords.has(String(input.ativos ?? '').toLowerCase())
  const search = typeof input.pesquisa === 'string' ? input.pesquisa : ''
  const found = await sql<{ referencia: string; descricao: string; validade: string }>`
    select referencia, descricao, coalesce(validade::text, '') as validade from horario
     where cliente_id = (select cliente_atual())
       and (${!onlyActive} or validade is null or validade >= ${today(caller.fuso)}::date)
       and (${search} = '' or position(sem_acentos(${search}) in sem_acentos(referencia)) > 0
            or position(sem_acentos(${search}) in sem_acentos(descricao)) > 0)
     order by referencia, id`.execute(tx)
  return { error: {}, horarios: found.rows }
}
