import type { cancelaContrato } from '../../../catalogue/management/contrato/index.ts'
import { said } from '../../../catalogue/message.ts'
import type { Acting } from '../machine/bound.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { dropSignatures } from './signatures.ts'

/** Columns of a cancelled contract. */
export const givenUp = ({ today }: Acting) => ({ cancelamento: today, vigora_em: null, cancela_em: null })

const giveUp: Verb<typeof cancelaContrato> = making(contratos, 'cancelar', (_input, acting) =>
  givenUp(acting),
)

/** Cancels contracts that are not in force yet. */
export const cancela: Verb<typeof cancelaContrato> = async (tx, acting, input) => {
  const outcomes = await giveUp(tx, acting, input)
  await dropSignatures(tx, acting, made(outcomes), input.motivo ?? said('comum.contratoCancelado'))
  return outcomes
}
