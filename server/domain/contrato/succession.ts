import { said } from '../../../catalogue/message.ts'
import { dayBefore } from '../../../catalogue/months.ts'
import type { Row, Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { inForce, sequenceBefore } from '../contract-states.ts'
import { idsOf, platform } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { contratos } from './guards.ts'

/** A sequence of a contract that replaces another. */
export interface Succession {
  from: number
  to: number
}

type Sequence = Pick<Row<'contrato'>, 'id' | 'numero' | 'sequencia' | 'inicio' | 'encerramento' | 'situacao'>

/** The amendments among the contracts, each with the sequence that it replaces. */
async function amendmentsAmong(
  tx: Tx,
  ids: readonly number[],
): Promise<{ before: Sequence; amendment: Sequence }[]> {
  const all = await tx
    .selectFrom('contrato')
    .select(['id', 'numero', 'sequencia', 'inicio', 'encerramento', 'situacao'])
    .where('cliente_id', '=', currentClient)
    .where('numero', 'in', (of) =>
      of
        .selectFrom('contrato')
        .select('numero')
        .where('cliente_id', '=', currentClient)
        .where('id', '=', anyOf(ids))
        .where('sequencia', '>', 1),
    )
    .orderBy('id')
    .execute()
  return all
    .filter(({ id }) => ids.includes(id))
    .flatMap((amendment) => {
      const ofNumber = all.filter(({ numero }) => numero === amendment.numero)
      const before = sequenceBefore(ofNumber, amendment.sequencia)
      return before ? [{ before, amendment }] : []
    })
}

export async function successionsOf(tx: Tx, ids: readonly number[]): Promise<Succession[]> {
  const pairs = await amendmentsAmong(tx, ids)
  return pairs.map(({ before, amendment }) => ({ from: before.id, to: amendment.id }))
}

/** Ends the previous sequences of activated amendments on the day before. */
export const substituiAnteriores: Consequence = async (tx, contracts, { today }) => {
  const pairs = await amendmentsAmong(tx, idsOf(contracts))
  const wanted = pairs
    .filter(({ before }) => before.situacao === inForce)
    .map(({ before: { id, encerramento: last }, amendment: { inicio, sequencia } }) => {
      const eve = dayBefore(inicio)
      const encerramento = eve < last ? eve : last
      return { id, motivo: said('motivo.aditivo', { sequencia }), values: { encerramento } }
    })
  if (wanted.length > 0) await move(tx, contratos, 'substituir', wanted, platform(today))
}
