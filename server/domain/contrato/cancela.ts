import type { cancelaContrato } from '../../../catalogue/management/contrato/cancela-contrato.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'

/** Gives up contracts that are not in force yet. */
export const cancela: Verb<typeof cancelaContrato> = making(contratos, 'cancelar', (_input, { today }) => ({
  cancelamento: today,
  vigora_em: null,
}))
