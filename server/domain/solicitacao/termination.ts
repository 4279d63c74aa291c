import { sql } from 'kysely'
import { currentClient } from '../../store/expressions.ts'
import { criaPendencias } from '../pendencia/cria.ts'
import type { Fulfilment } from './request.ts'

/** Says when and why contracts end, and opens what is due then. On that day the calendar ends them. */
export const endContracts: Fulfilment = async (tx, acting, requests) => {
  const ends = requests.map(({ contrato_id, data, motivo }) => ({ id: contrato_id, data, motivo }))
  await sql`
    update contrato c set rescisao = e.data, rescisao_motivo = e.motivo, atualizacao = greatest(now(), c.inclusao)
      from json_to_recordset(${JSON.stringify(ends)}) e(id bigint, data date, motivo text)
     where c.cliente_id = ${currentClient} and c.id = e.id`.execute(tx)
  const contratos = requests.map(({ contrato_id }) => contrato_id!)
  await criaPendencias(tx, acting, 'rescisao', contratos)
  return []
}
