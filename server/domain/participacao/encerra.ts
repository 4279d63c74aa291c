import type { encerraParticipacao } from '../../../catalogue/management/participacao/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { refuseFuture } from '../days.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { participacoes } from './guards.ts'
import { holdProjectsOf } from './projects.ts'

/** Ends participations today or on a past day; one that has not begun ends on its first day. */
export const encerra: Verb<typeof encerraParticipacao> = async (
  tx,
  acting,
  { registros, motivo, termino: told },
) => {
  const { today } = acting
  refuseFuture('termino', told, today)
  const ids = registros.map(({ id }) => id)
  await holdProjectsOf(tx, ids)
  const later = await tx
    .selectFrom('participacao')
    .select(['id', 'inicio'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .where('inicio', '>', today)
    .execute()
  const begins = new Map(later.map(({ id, inicio }) => [id, inicio]))
  const wanted = registros.map((one) => {
    const termino = told ?? begins.get(one.id) ?? today
    return { ...one, motivo, values: { termino } }
  })
  return tryMove(tx, participacoes, 'encerrar', wanted, acting)
}
