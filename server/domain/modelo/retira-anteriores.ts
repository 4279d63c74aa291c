import { modeloMachine } from '../../../catalogue/machines/modelo.ts'
import { said } from '../../../catalogue/message.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { idsOf } from '../machine/bound.ts'
import type { Consequence } from '../machine/registry.ts'
import { move } from '../move.ts'
import { modelos } from './guards.ts'

/** Retires the published templates of the same types. */
export const retiraAnteriores: Consequence = async (tx, published, acting) => {
  const ids = idsOf(published)
  const same = tx
    .selectFrom('modelo')
    .select('tipo')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
  const before = await tx
    .selectFrom('modelo')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('situacao', '=', modeloMachine.moves.publicar.to)
    .where('tipo', 'in', same)
    .orderBy('id')
    .execute()
  const old = before.filter(({ id }) => !ids.includes(id))
  const motivo = said('motivo.outroModeloPublicadoLugar')
  await move(
    tx,
    modelos,
    'retirar',
    old.map(({ id }) => ({ id, motivo })),
    acting,
  )
}
