import { listaLotes } from './lista-lotes.ts'
import { registroRecebido } from './registro-recebido.ts'

export const loteOperations = [listaLotes, registroRecebido] as const
