import type { enviaSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { making } from '../making.ts'
import type { Verb } from '../verb.ts'
import { solicitacoes } from './guards.ts'

/** Hands requests over to the institution. */
export const envia: Verb<typeof enviaSolicitacao> = making(solicitacoes, 'enviar')
