import { verificaContrato } from '../contrato/verifica-contrato.ts'
import { explicaSituacao } from './explica-situacao.ts'
import { historicoRegistro } from './historico-registro.ts'

/** What is asked of records, and changes none. Pages ask it by themselves: no button has it. */
export const registroOperations = [explicaSituacao, historicoRegistro, verificaContrato] as const
