import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import type { Outcome } from '../machine/outcome.ts'
import { move } from '../move.ts'
import type { DueVerb } from '../verb.ts'
import { made } from './altering.ts'
import { contratos } from './guards.ts'
import { handOver } from './hand-over.ts'
import { tellHistory } from './history.ts'
import { dayBefore } from './months.ts'
import { inForce, open } from './states.ts'

interface Signed {
  id: number
  numero: number
  sequencia: number
  inicio: string
  situacao: string
  versao: number
}

/**
 * Puts contracts into force that everybody has signed. An amendment takes the place of the sequence before it; one whose
 * first day is yet to come waits for it.
 */
export const ativa: DueVerb = async (tx, acting, ids) => {
  const signed = await tx
    .selectFrom('contrato')
    .select(['id', 'numero', 'sequencia', 'inicio', 'situacao', 'versao'])
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
    motivo: acting.today > inicio ? 'Assinatura posterior ao início.' : null,
    values: { contratacao: acting.today, vigora_em: null },
  }))
  const outcomes = await move(tx, contratos, 'ativar', wanted, acting)
  const active = new Set(made(outcomes))
  await replace(
    tx,
    acting,
    beginning.filter(({ id, sequencia }) => active.has(id) && sequencia > 1),
  )
  return [...outcomes, ...(await keepForTheirDay(tx, early))]
}

/** Amendments that everybody has signed before their first day. */
async function keepForTheirDay(tx: Tx, early: readonly Signed[]): Promise<Outcome[]> {
  if (early.length === 0) return []
  const { rows } = await sql<{ id: number; situacao: string; versao: number }>`
    update contrato c set vigora_em = c.inicio, atualizacao = greatest(now(), c.inclusao)
     where c.cliente_id = ${currentClient} and c.id = any(${early.map(({ id }) => id)}::bigint[])
    returning c.id, c.situacao, c.versao`.execute(tx)
  await tellHistory(
    tx,
    rows.map(({ id }) => id),
    'Aditivo assinado por todos; entra em vigor no seu primeiro dia.',
  )
  return rows.map((one) => ({ ...one, findings: [] }))
}

/** The sequences before these end on their eve, and what was open of them goes over. */
async function replace(tx: Tx, acting: Acting, amendments: readonly Signed[]): Promise<void> {
  if (amendments.length === 0) return
  const before = await tx
    .selectFrom('contrato')
    .select(['id', 'numero', 'sequencia', 'encerramento', 'situacao'])
    .where('cliente_id', '=', currentClient)
    .where('numero', '=', anyOf(amendments.map(({ numero }) => numero)))
    .orderBy('id')
    .execute()
  const pairs = amendments.flatMap((next) => {
    const one = before.find(
      ({ numero, sequencia }) => numero === next.numero && sequencia === next.sequencia - 1,
    )
    return one ? [{ one, next }] : []
  })
  const ending = pairs.filter(({ one }) => one.situacao === inForce)
  const wanted = ending.map(({ one, next }) => {
    const eve = dayBefore(next.inicio)
    const encerramento = eve < one.encerramento ? eve : one.encerramento
    return { id: one.id, motivo: `Aditivo ${next.sequencia}.`, values: { encerramento } }
  })
  await move(tx, contratos, 'substituir', wanted, { today: acting.today })
  await handOver(
    tx,
    pairs.map(({ one, next }) => ({ from: one.id, to: next.id })),
  )
}
