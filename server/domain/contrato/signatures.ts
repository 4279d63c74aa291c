import type { Told } from '../../../catalogue/message.ts'
import { tiposArquivo } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { dropSignaturesOf } from '../assinatura/drop.ts'
import type { Acting } from '../machine/bound.ts'

const ofContract = { owner: 'contrato_id', tipos: tiposArquivo } as const

/** Cancels the pending signatures of contracts. */
export const dropSignatures = (
  tx: Tx,
  { today }: Acting,
  contracts: readonly number[],
  motivo: Told,
): Promise<void> => dropSignaturesOf(tx, today, ofContract, new Map(contracts.map((id) => [id, motivo])))
