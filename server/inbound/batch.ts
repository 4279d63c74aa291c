import { type Actor, system } from '../store/actor.ts'

/** A batch as the processor needs it. */
export interface Batch {
  id: number
  operacao: string
  retorno: string | null
  partes: number
  partesFeitas: number
  registros: number
  tentativas: number
  /** Starts since the last part that was committed. */
  quedas: number
  terminado: boolean
  /** Name of the credential it came with. */
  credencial: string | null
  /** Somebody of the staff made it. */
  portal: boolean
  /** Decided and reported, but not applied. */
  simulado: boolean
  /** Somebody chose its records and sends them again: what is told of corrections is for the source, not for them. */
  reenvio: boolean
  /** Of reprocessed records: the batch in which they first came, and their positions there. */
  raiz: number | null
  raizSequencias: readonly number[] | null
}

/** Where those who process hear that a batch has come. */
export const batchChannel = 'vinculo_lote'

/** Whether a batch was begun before and came to nothing: then nothing is read ahead, so that no other is at fault. */
export const hasFallen = ({ tentativas, quedas }: Batch) => tentativas + quedas > 0

/** Batches act in the name of the credential they came with. */
export const actorOf = ({ id, credencial, portal, operacao }: Batch): Actor => ({
  kind: 'sender',
  nome: credencial ?? 'integração',
  portal,
  lote: id,
  operacao,
})

/** The engine's own bookkeeping: what waits, what is under way, what fell. */
export const engine = system('lotes')
