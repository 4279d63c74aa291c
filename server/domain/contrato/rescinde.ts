import { sql } from 'kysely'
import { said, written } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { inForce } from '../contract-states.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { isWatched, noteDeeds } from '../machine/deeds.ts'
import { allMade, made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'
import { recovered } from './instalments.ts'
import { issueRealization } from './realization.ts'

export interface Termination {
  contrato: number
  data: string
  motivo: string | null
}

interface Agreed {
  id: number
  inicio: string
  rescisao: string
}

/** Terminates contracts on the requested day: at once if it has come, otherwise later by the calendar. */
export async function rescinde(tx: Tx, acting: Acting, wanted: readonly Termination[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ contrato: id, data: rescisao, motivo: rescisao_motivo }) => ({
    id,
    rescisao,
    rescisao_motivo,
  }))
  const { rows: agreed } = await sql<Agreed>`
    update contrato c set rescisao = k.rescisao, rescisao_motivo = k.rescisao_motivo,
           atualizacao = greatest(now(), c.inclusao)
      from json_populate_recordset(null::contrato, ${JSON.stringify(rows)}) k
     where c.cliente_id = ${currentClient} and c.id = k.id and c.situacao = ${inForce}
    returning c.id, c.inicio, c.rescisao`.execute(tx)
  if (isWatched(tx)) await noteInstalments(tx, idsOf(agreed))
  // A contract that ends before its first day has nothing to wait for.
  const isDue = ({ inicio, rescisao }: Agreed) => rescisao <= acting.today || rescisao < inicio
  const due = agreed.filter(isDue)
  const later = agreed.filter((one) => !isDue(one))
  const sentence = said('motivo.rescisaoAtendidaContratoTerminaDia')
  await tellHistory(
    tx,
    later.map(({ id }) => ({ id, sentence })),
  )
  allMade(contratos.machine.noun, 'rescindir', await rescindeNoDia(tx, acting, idsOf(due)))
}

/** Notes the unpaid instalments of months after the termination. */
async function noteInstalments(tx: Tx, contracts: readonly number[]): Promise<void> {
  const { rows } = await sql<{ quantidade: number; valor: string }>`
    select count(*)::integer as quantidade, coalesce(sum(p.valor_bolsa), 0)::text as valor
      from contrato c join parcela p on p.cliente_id = c.cliente_id and p.contrato_id = c.id
     where c.cliente_id = ${currentClient} and c.id = any(${contracts}::bigint[]) and p.pagamento is null
       and p.tipo_taxa is distinct from ${recovered}
       and (c.rescisao < c.inicio or p.data > (date_trunc('month', c.rescisao) + interval '1 month 4 days')::date)`.execute(
    tx,
  )
  noteDeeds(tx, { noun: 'parcela', deed: 'cancelar', ...rows[0]! })
}

/** Terminates contracts whose day has come. */
export const rescindeNoDia: DueVerb = async (tx, acting, ids) => {
  const reasons = await tx
    .selectFrom('contrato')
    .select(['id', 'rescisao_motivo'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute()
  const wanted = reasons.map(({ id, rescisao_motivo: motivo }) => ({
    id,
    motivo: motivo === null ? null : written(motivo),
  }))
  const outcomes = await tryMove(tx, contratos, 'rescindir', wanted, platform(acting.today))
  await issueRealization(tx, acting, made(outcomes))
  return outcomes
}
