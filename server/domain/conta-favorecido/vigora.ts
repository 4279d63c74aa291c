import type { confirmaConta } from '../../../catalogue/management/conta-favorecido/index.ts'
import { said } from '../../../catalogue/message.ts'
import type { DueVerb } from '../machine/registry.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { contasFavorecidos } from './guards.ts'
import { inTheirPlace } from './replace.ts'

/** Puts accounts into force after their waiting period. */
export const vigora: DueVerb = async (tx, acting, ids) => {
  const wanted = ids.map((id) => ({ id, motivo: said('motivo.diaEsperaPassou') }))
  return inTheirPlace(tx, acting, await tryMove(tx, contasFavorecidos, 'vigorar', wanted, acting))
}

/** Puts accounts into force that a second person confirms. */
export const confirma: Verb<typeof confirmaConta> = async (tx, acting, { registros, motivo }) => {
  const wanted = registros.map((one) => ({ ...one, motivo }))
  return inTheirPlace(tx, acting, await tryMove(tx, contasFavorecidos, 'confirmar', wanted, acting))
}
