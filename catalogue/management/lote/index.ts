import { listaLotes } from './lista-lotes.ts'
import { registroRecebido } from './registro-recebido.ts'

/** What people look at of batches. */
export const loteOperations = [listaLotes, registroRecebido] as const
