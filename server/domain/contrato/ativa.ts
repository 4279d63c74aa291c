import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { open } from '../contract-states.ts'
import type { Outcome } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'

interface Signed {
  id: number
  sequencia: number
  inicio: string
  situacao: string
  versao: number
}

/**
 * Puts fully signed contracts into force. An amendment replaces the previous sequence; before its first day
 * it waits.
 */
export const ativa: DueVerb = async (tx, acting, ids) => {
  const signed = await tx
    .selectFrom('contrato')
    .select(['id', 'sequencia', 'inicio', 'situacao', 'versao'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  const early = signed.filter(
    ({ situacao, sequencia, inicio }) => open.includes(situacao) && sequencia > 1 && inicio > acting.today,
  )
  const waiting = new Set(early.map(({ id }) => id))
  const beginning = signed.filter(({ id }) => !waiting.has(id))
  const wanted = beginning.map(({ id, inicio }) => ({
    id,
    motivo: acting.today > inicio ? said('motivo.assinaturaPosteriorInicio') : null,
    values: { contratacao: acting.today, vigora_em: null },
  }))
  const outcomes = await tryMove(tx, contratos, 'ativar', wanted, acting)
  return [...outcomes, ...(await keepForTheirDay(tx, early))]
}

/** Fully signed amendments before their first day. */
async function keepForTheirDay(tx: Tx, early: readonly Signed[]): Promise<Outcome[]> {
  if (early.length === 0) return []
  const { rows } = await sql<{ id: number; situacao: string; versao: number }>`
    update contrato c set vigora_em = c.inicio, atualizacao = greatest(now(), c.inclusao)
     where c.cliente_id = ${currentClient} and c.id = any(${early.map(({ id }) => id)}::bigint[])
    returning c.id, c.situacao, c.versao`.execute(tx)
  const sentence = said('motivo.aditivoAssinadoTodosEntraVigor')
  await tellHistory(
    tx,
    rows.map(({ id }) => ({ id, sentence })),
  )
  return rows.map((one) => ({ ...one, findings: [] }))
}
