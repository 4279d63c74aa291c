import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Acting, type DoneRecord, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { participacoes } from '../participacao/guards.ts'

/** Ends the active participations of projects, on the project's last day or today, whichever is earlier. */
export async function endParticipations(
  tx: Tx,
  projects: readonly DoneRecord[],
  acting: Acting,
): Promise<void> {
  const reasons = reasonsOf(projects)
  const open = await tx
    .selectFrom('participacao as a')
    .innerJoin('projeto_extensao as p', (on) =>
      on.onRef('p.cliente_id', '=', 'a.cliente_id').onRef('p.id', '=', 'a.projeto_extensao_id'),
    )
    .select(['a.id', 'a.inicio', 'p.id as projeto', 'p.termino'])
    .where('a.cliente_id', '=', currentClient)
    .where('a.projeto_extensao_id', '=', anyOf(idsOf(projects)))
    .where('a.situacao', '=', 'Ativo')
    .execute()
  const wanted = open.map(({ id, inicio, projeto, termino }) => {
    const last = termino < acting.today ? termino : acting.today
    return { id, motivo: reasons.get(projeto), values: { termino: last < inicio ? inicio : last } }
  })
  // Runs as the platform, because participations may lie outside the actor's reach.
  await move(tx, participacoes, 'encerrar', wanted, platform(acting.today))
}
