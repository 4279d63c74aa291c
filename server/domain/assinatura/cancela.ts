import type { cancelaAssinatura } from '../../../catalogue/management/assinatura/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { assinaturas } from './guards.ts'

/** Gives up the signatures that are missing. */
export const cancela: Verb<typeof cancelaAssinatura> = making(assinaturas, 'cancelar')
