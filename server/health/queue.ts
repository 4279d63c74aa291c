import { sql } from 'kysely'
import { said } from '../../catalogue/message.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../store/database.ts'
import { type Checked, type Finding, mostCounted } from './finding.ts'

/** Maximum clients whose oldest batch is checked. */
const mostClients = 1_000

/** Whether a client's oldest batch cannot be decrypted. */
export const isHeld = sql<boolean>`adiamentos > 0`

/** Whether a client's oldest batch was due before `desde` and no batch of the client has advanced since. */
export const isStalled = sql<boolean>`
  (adiamentos = 0 and pronto_em < desde and coalesce(servido_em, '-infinity') < desde)`

/**
 * The oldest batch of each client, by one index lookup per client. A client is stalled when its oldest batch
 * is due and nothing of the client has advanced for the given minutes.
 */
export const queueStatement = (minutes: number) => sql<{
  held: boolean
  stalled: boolean
  oldest: number | null
  waiting: number
}>`
  with recursive primeiro as (
    (select cliente_id, lote_id, pronto_em, adiamentos, recebido_em, 1 as lugar
       from fila order by cliente_id, lote_id limit 1)
    union all
    select f.cliente_id, f.lote_id, f.pronto_em, f.adiamentos, f.recebido_em, p.lugar + 1
      from primeiro p cross join lateral (
        select * from fila where cliente_id > p.cliente_id order by cliente_id, lote_id limit 1) f
     where p.lugar < ${sql.lit(mostClients)}),
  limite as (select now() - ${minutes} * interval '1 minute' as desde)
  select coalesce(bool_or(${isHeld}), false) as held,
         coalesce(bool_or(${isStalled}), false) as stalled,
         extract(epoch from now() - min(recebido_em))::float8 as oldest,
         (select count(*) from (select from fila limit ${sql.lit(mostCounted)}) f)::integer as waiting
    from primeiro cross join limite left join vez using (cliente_id)`

export async function checkQueue(
  db: Database,
  { queueMinutes }: Pick<Config, 'queueMinutes'>,
): Promise<Checked> {
  const { rows } = await queueStatement(queueMinutes).execute(db.kysely)
  const { held, stalled, oldest, waiting } = rows[0]!
  const findings: Finding[] = []
  if (stalled) {
    findings.push({ code: 'FILA_PARADA', text: said('saude.filaParada', { minutos: queueMinutes }) })
  }
  if (held) findings.push({ code: 'LOTE_ILEGIVEL', text: said('saude.loteIlegivel') })
  return { findings, measures: { batchesWaiting: waiting, oldestBatchSeconds: oldest ?? 0 } }
}
