import { said } from '../../../catalogue/message.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { convenios } from './guards.ts'

/**
 * Agreements after their last day: those with automatic renewal get a period of the same length, the others
 * expire.
 */
export const vence: DueVerb = async (tx, acting, ids) => {
  const automatic = await tx
    .selectFrom('convenio')
    .select(['id', 'inicio', 'termino'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .where('renovacao_automatica', '=', true)
    .orderBy('id')
    .execute()
  const renewing = automatic.map(({ id, inicio, termino }) => ({
    id,
    motivo: said('motivo.renovacaoAutomatica'),
    values: { termino: renewedUntil(inicio, termino!, acting.today) },
  }))
  const renewed = await tryMove(tx, convenios, 'renovar', renewing, acting)
  // Agreements that could not be renewed, for example of an inactive host, expire too.
  const going = new Set(made(renewed))
  const over = ids.filter((id) => !going.has(id)).map((id) => ({ id, motivo: said('motivo.prazoTerminou') }))
  return [
    ...renewed.filter(({ id }) => going.has(id)),
    ...(await tryMove(tx, convenios, 'vencer', over, acting)),
  ]
}

/** The last day of the first period of the same length that reaches today. */
function renewedUntil(start: string, end: string, today: string): string {
  const first = Temporal.PlainDate.from(start)
  const { months, days } = first.until(Temporal.PlainDate.from(end).add({ days: 1 }), {
    largestUnit: 'months',
  })
  // Many periods shorter than a month may have passed; they are skipped by division.
  const passed = months === 0 ? Math.floor(first.until(today).days / days) : 1
  for (let periods = Math.max(passed, 1) + 1; ; periods++) {
    const next = first.add({ months: months * periods, days: days * periods })
    const until = next.subtract({ days: 1 }).toString()
    if (until >= today) return until
  }
}
