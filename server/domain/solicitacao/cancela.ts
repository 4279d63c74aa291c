import type { cancelaSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { solicitacoes } from './guards.ts'

/** Takes requests back, or refuses them. */
export const cancela: Verb<typeof cancelaSolicitacao> = making(solicitacoes, 'cancelar')
