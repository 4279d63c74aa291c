import { said } from '../../../catalogue/message.ts'
import { made } from '../machine/outcome.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import { givenUp } from './cancela.ts'
import { contratos } from './guards.ts'
import { dropSignatures } from './signatures.ts'

/** Cancels contracts whose signatures expired and were not renewed. */
export const caduca: DueVerb = async (tx, acting, ids) => {
  const motivo = said('motivo.assinaturasVenceramNaoForamRenovadas')
  const wanted = ids.map((id) => ({ id, motivo, values: givenUp(acting) }))
  const outcomes = await tryMove(tx, contratos, 'cancelar', wanted, acting)
  await dropSignatures(tx, acting, made(outcomes), motivo)
  return outcomes
}
