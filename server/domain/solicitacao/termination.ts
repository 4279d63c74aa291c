import { rescinde } from '../contrato/rescinde.ts'
import { criaPendencias } from '../pendencia/cria.ts'
import type { Fulfilment } from './request.ts'

/** Ends contracts on the day that was asked for, and opens what is due then. */
export const endContracts: Fulfilment = async (tx, acting, requests) => {
  const ends = requests.map(({ contrato_id, data, motivo }) => ({
    contrato: contrato_id!,
    data: data!,
    motivo,
  }))
  await rescinde(tx, acting, ends)
  const contratos = ends.map(({ contrato }) => contrato)
  await criaPendencias(tx, acting, 'rescisao', contratos)
  return []
}
