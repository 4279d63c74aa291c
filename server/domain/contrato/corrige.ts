import type { corrigeContrato } from '../../../catalogue/management/contrato/corrige-contrato.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { contratos } from './guards.ts'

/** Gives contracts back to who prepares them, after somebody refused to sign. */
export const corrige: Verb<typeof corrigeContrato> = making(contratos, 'corrigir', () => ({
  vigora_em: null,
}))
