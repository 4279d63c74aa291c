import { reprocessaLote as declared } from '../../../catalogue/batches/reprocessa-lote.ts'
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
  const many = records === 1 ? '1 registro' : `${records} registros`
  return {
    MsgRetorno: `Lote ${batch} criado${simulated ? ', como simulação,' : ''} com ${many} do lote ${id}.`,
    LOTE: batch,
    TOTAL_RECEBIDOS: records,
  }
})

const reasons = {
  unfinished: 'ele ainda não terminou',
  simulated: 'ele é uma simulação; envie os registros de novo',
  nothing: 'nenhum registro foi recusado',
  erased: 'os registros recebidos já foram apagados pelo prazo de guarda; envie-os de novo',
} as const

function refusalOf(obstacle: Obstacle): Refusal {
  if (obstacle === 'unknown') return new Refusal('LOTE_INEXISTENTE')
  const detalhe =
    typeof obstacle === 'string'
      ? reasons[obstacle]
      : `o lote ${obstacle.running} já traz os mesmos registros e não terminou`
  return new Refusal('LOTE_NAO_REPROCESSAVEL', { detalhe })
}
