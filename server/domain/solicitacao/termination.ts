import { emiteDocumentos } from '../assinatura/emite-documentos.ts'
import { rescinde } from '../contrato/rescinde.ts'
import { platform } from '../machine/bound.ts'
import { criaPendencias } from '../pendencia/cria.ts'
import type { Fulfilment } from './request.ts'

/** Ends contracts on the requested day, with the resulting pending items and document. */
export const endContracts: Fulfilment = async (tx, acting, requests) => {
  const endings = requests.map(({ contrato_id, data, motivo }) => ({
    contrato: contrato_id!,
    data: data!,
    motivo,
  }))
  await rescinde(tx, acting, endings)
  const contratos = endings.map(({ contrato }) => contrato)
  await criaPendencias(tx, acting, 'rescisao', contratos)
  await emiteDocumentos(tx, platform(acting.today), { tipo: 'Termo de rescisão', contratos })
  return []
}
