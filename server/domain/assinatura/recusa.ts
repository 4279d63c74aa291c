import type { recusaAssinatura } from '../../../catalogue/management/assinatura/index.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { assinaturas } from './guards.ts'
import { openSignatures } from './open.ts'

const refuse: Verb<typeof recusaAssinatura> = making(assinaturas, 'recusar')

/** A signer refuses; staff resolve it. */
export const recusa: Verb<typeof recusaAssinatura> = async (tx, acting, input) => {
  const outcomes = await refuse(tx, acting, input)
  const refused = made(outcomes)
  const open = [...(await openSignatures(tx, refused, acting)).values()]
  await tx
    .updateTable('assinatura')
    .set({ recusado: true, motivo_recusa: input.motivo })
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(open.map(({ id }) => id)))
    .execute()
  return outcomes
}
