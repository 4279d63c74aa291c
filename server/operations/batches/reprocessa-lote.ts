import { reprocessaLote as declared } from '../../../catalogue/batches/reprocessa-lote.ts'
import { said } from '../../../catalogue/message.ts'
import { type Obstacle, reprocessBatch } from '../../inbound/review/reprocess.ts'
import { Refusal } from '../../refusal.ts'
import { bind } from '../bound.ts'

/** Creates a new batch from the records that another one refused. */
export const reprocessaLote = bind(declared, async ({ context, intake, input, caller }) => {
  const id = input.LOTE
  const { db, sealer } = context
  const simulated = input.SIMULAR === true
  const done = await reprocessBatch({ db, sealer, intake }, caller.clienteId, id, caller.actor, simulated)
  if (typeof done === 'string' || 'running' in done) throw refusalOf(done)
  const { batch, records } = done
  const many = records === 1 ? said('pedido.umRegistro') : said('pedido.registros', { quantidade: records })
  return {
    MsgRetorno: said('pedido.loteCriado', {
      lote: batch,
      simulacao: simulated ? said('pedido.comoSimulacao') : '',
      registros: many,
      origem: id,
    }),
    LOTE: batch,
    TOTAL_RECEBIDOS: records,
  }
})

const reasons = {
  unfinished: said('pedido.loteNaoTerminou'),
  simulated: said('pedido.loteSimulacao'),
  nothing: said('pedido.loteSemRecusados'),
  erased: said('pedido.loteApagado'),
} as const

function refusalOf(obstacle: Obstacle): Refusal {
  if (obstacle === 'unknown') return new Refusal('LOTE_INEXISTENTE')
  const detalhe =
    typeof obstacle === 'string'
      ? reasons[obstacle]
      : said('pedido.loteTrazMesmosRegistrosNao', { lote: obstacle.running })
  return new Refusal('LOTE_NAO_REPROCESSAVEL', { detalhe })
}
