import type { UnknownName } from '../../catalogue/wire/unknown.ts'
import { type Actor, system } from '../store/actor.ts'

/** A batch, as the processor needs it. */
export interface Batch {
  id: number
  operacao: string
  retorno: string | null
  partes: number
  partesFeitas: number
  registros: number
  tentativas: number
  /** Starts since the last committed part. */
  quedas: number
  terminado: boolean
  /** Name of the credential that sent it. */
  credencial: string | null
  /** Created by staff. */
  portal: boolean
  /** Decided and reported, but rolled back. */
  simulado: boolean
  /** Names that are no fields; read for simulations only. */
  desconhecidos: readonly UnknownName[] | null
  /**
   * Staff selected its records and resent them. Notes about corrections are left for the next batch of the
   * source.
   */
  reenvio: boolean
  /** For reprocessed records: the batch in which they first arrived, and their positions in it. */
  raiz: number | null
  raizSequencias: readonly number[] | null
}

/** NOTIFY channel for new batches. */
export const batchChannel = 'vinculo_lote'

/** True if an earlier attempt failed. Such a batch is read alone, so that no other one is blamed for it. */
export const hasFailed = ({ tentativas, quedas }: Batch) => tentativas + quedas > 0

/** Batches act in the name of their credential. */
export const actorOf = ({ id, credencial, portal, operacao }: Batch): Actor => ({
  kind: 'sender',
  nome: credencial ?? 'integração',
  portal,
  lote: id,
  operacao,
})

/** Actor of the engine's own bookkeeping. */
export const engine = system('lotes')
