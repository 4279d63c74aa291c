import type { renovaAssinatura } from '../../../catalogue/management/assinatura/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { asTheyStand } from '../as-they-stand.ts'
import { idsOf } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { assinaturas } from './guards.ts'
import { tellSigners } from './tell.ts'
import { requireOpen } from './term.ts'

const prolong: Verb<typeof renovaAssinatura> = making(assinaturas, 'renovar', ({ prazo }, acting) => ({
  prazo: requireOpen(prazo, acting),
}))

/** Extends the deadline; signers who refused are asked again. Given signatures are kept. */
export const renova: Verb<typeof renovaAssinatura> = async (tx, acting, input) => {
  const outcomes = await prolong(tx, acting, input)
  const renewed = made(outcomes)
  const called = await tx
    .updateTable('assinatura')
    .set({ recusado: false, motivo_recusa: null, envio: null })
    .where('cliente_id', '=', currentClient)
    .where('arquivo_id', '=', anyOf(renewed))
    .where('assinado', '=', false)
    .returning('id')
    .execute()
  await tellSigners(tx, acting, renewed, idsOf(called))
  return asTheyStand(tx, assinaturas, outcomes, acting)
}
