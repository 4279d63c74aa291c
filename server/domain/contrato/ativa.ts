import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Acting, platform } from '../machine/bound.ts'
import type { Outcome } from '../machine/outcome.ts'
import { made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { move, tryMove } from '../move.ts'
import { criaPendencias } from '../pendencia/cria.ts'
import { passaPendencias } from '../pendencia/do-contrato.ts'
import { passaSolicitacoes } from '../solicitacao/do-contrato.ts'
import { contratos } from './guards.ts'
import { tellHistory } from './history.ts'
import { dayBefore } from './months.ts'
import { inForce, open, sequenceBefore } from './states.ts'

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
  const outcomes = await tryMove(tx, contratos, 'ativar', wanted, acting)
  const active = new Set(made(outcomes))
  const [first, amendments] = [
    beginning.filter(({ id, sequencia }) => active.has(id) && sequencia === 1),
    beginning.filter(({ id, sequencia }) => active.has(id) && sequencia > 1),
  ]
  await replace(tx, acting, amendments)
  await criaPendencias(tx, acting, 'ativacao', numbersOf(first))
  await criaPendencias(tx, acting, 'aditivo', numbersOf(amendments))
  return [...outcomes, ...(await keepForTheirDay(tx, early))]
}

const numbersOf = (some: readonly Signed[]) => some.map(({ id }) => id)

/** Amendments that everybody has signed before their first day. */
async function keepForTheirDay(tx: Tx, early: readonly Signed[]): Promise<Outcome[]> {
  if (early.length === 0) return []
  const { rows } = await sql<{ id: number; situacao: string; versao: number }>`
    update contrato c set vigora_em = c.inicio, atualizacao = greatest(now(), c.inclusao)
     where c.cliente_id = ${currentClient} and c.id = any(${early.map(({ id }) => id)}::bigint[])
    returning c.id, c.situacao, c.versao`.execute(tx)
  const sentence = 'Aditivo assinado por todos; entra em vigor no seu primeiro dia.'
  await tellHistory(
    tx,
    rows.map(({ id }) => ({ id, sentence })),
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
    const ofNumber = before.filter(({ numero }) => numero === next.numero)
    const one = sequenceBefore(ofNumber, next.sequencia)
    return one ? [{ one, next }] : []
  })
  const ending = pairs.filter(({ one }) => one.situacao === inForce)
  const wanted = ending.map(({ one, next }) => {
    const eve = dayBefore(next.inicio)
    const encerramento = eve < one.encerramento ? eve : one.encerramento
    return { id: one.id, motivo: `Aditivo ${next.sequencia}.`, values: { encerramento } }
  })
  await move(tx, contratos, 'substituir', wanted, platform(acting.today))
  const successions = pairs.map(({ one, next }) => ({ from: one.id, to: next.id }))
  await passaPendencias(tx, successions)
  await passaSolicitacoes(tx, successions)
}
