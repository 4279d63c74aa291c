import type { corrigeContrato } from '../../../catalogue/management/contrato/index.ts'
import { said } from '../../../catalogue/message.ts'
import { made } from '../machine/outcome.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'
import { dropSignatures } from './signatures.ts'

const giveBack: Verb<typeof corrigeContrato> = making(contratos, 'corrigir', () => ({
  vigora_em: null,
  cancela_em: null,
}))

/** Returns contracts for correction after a signature was refused. */
export const corrige: Verb<typeof corrigeContrato> = async (tx, acting, input) => {
  const outcomes = await giveBack(tx, acting, input)
  await dropSignatures(tx, acting, made(outcomes), input.motivo ?? said('contrato.contratoDevolvidoCorrecao'))
  return outcomes
}
