import { said } from '../../../catalogue/message.ts'
import { documentoDoConvenio, tiposArquivo } from '../../../catalogue/values/arquivo.ts'
import { dropSignaturesOf } from '../assinatura/drop.ts'
import type { Consequence } from '../machine/registry.ts'

const reasons = {
  vigorar: said('motivo.convenioAssinado'),
  encerrar: said('motivo.convenioEncerrado'),
  cancelar: said('motivo.convenioCancelado'),
}

/**
 * Cancels the pending signatures of agreements that are in force, closed or cancelled. Of an agreement in force
 * only the document of the agreement is concerned.
 */
export const endSignatures: Consequence = async (tx, agreements, { today }, deed) => {
  const motivo = reasons[deed as keyof typeof reasons]
  const own = agreements.map((one) => [one.id, one.motivo ?? motivo] as const)
  const tipos = deed === 'vigorar' ? [documentoDoConvenio] : tiposArquivo
  await dropSignaturesOf(tx, today, { owner: 'convenio_id', tipos }, new Map(own))
}
