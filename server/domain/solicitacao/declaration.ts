import { emiteDocumentos } from '../assinatura/emite-documentos.ts'
import type { Fulfilment } from './request.ts'

/** Issues the requested declarations, one per contract. */
export const issueDeclarations: Fulfilment = async (tx, acting, requests) => {
  const contratos = [...new Set(requests.map(({ contrato_id }) => contrato_id!))]
  const files = await emiteDocumentos(tx, acting, { tipo: 'Declaração', contratos })
  return requests.map(({ id, contrato_id }) => ({
    request: id,
    noun: 'arquivo',
    id: files.get(contrato_id!)!,
  }))
}
