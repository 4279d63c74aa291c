import { sql } from 'kysely'
import { said, written } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Acting, idsOf, platform } from '../machine/bound.ts'
import { allMade, made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'
import { issueRealization } from './realization.ts'
import { inForce } from './states.ts'

export interface Termination {
  contrato: number
  data: string
  motivo: string | null
}

/** Terminates contracts on the requested day: at once if it has come, otherwise later by the calendar. */
export async function rescinde(tx: Tx, acting: Acting, wanted: readonly Termination[]): Promise<void> {
  if (wanted.length === 0) return
  const rows = wanted.map(({ contrato: id, data: rescisao, motivo: rescisao_motivo }) => ({
    id,
    rescisao,
    rescisao_motivo,
  }))
  const { rows: agreed } = await sql<{ id: number; rescisao: string }>`
    update contrato c set rescisao = k.rescisao, rescisao_motivo = k.rescisao_motivo,
           atualizacao = greatest(now(), c.inclusao)
      from json_populate_recordset(null::contrato, ${JSON.stringify(rows)}) k
     where c.cliente_id = ${currentClient} and c.id = k.id and c.situacao = ${inForce}
    returning c.id, c.rescisao`.execute(tx)
  const due = agreed.filter(({ rescisao }) => rescisao <= acting.today)
  const later = agreed.filter(({ rescisao }) => rescisao > acting.today)
  const sentence = said('motivo.rescisaoAtendidaContratoTerminaDia')
  await tellHistory(
    tx,
    later.map(({ id }) => ({ id, sentence })),
  )
  allMade(contratos.machine.noun, 'rescindir', await rescindeNoDia(tx, acting, idsOf(due)))
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
