import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { type Acting, type DoneRecord, idsOf, platform, reasonsOf } from '../machine/bound.ts'
import { move } from '../move.ts'
import { participacoes } from '../participacao/guards.ts'

/** Ends who still takes part in these projects, on their last day or today, whichever comes first. */
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
  // Those of other units or persons end as well, whoever acts.
  await move(tx, participacoes, 'encerrar', wanted, platform(acting.today))
}
