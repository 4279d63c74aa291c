import { receipt } from '../../catalogue/openapi/envelope.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { receiveBatch } from '../inbound/receive.ts'
import { Refusal } from '../refusal.ts'
import { admit, bodyToken, own } from './access.ts'
import { readBody } from './body.ts'
import type { Exchange } from './pipeline.ts'

/** Since when the deprecated operations are: before our first version. RFC 9745 wants a moment. */
const deprecatedSince = '@1767225600'

/** Receives a batch: checks the envelope, stores it durably, answers with the receipt. */
export async function runInbound(operation: InboundOperation, exchange: Exchange): Promise<void> {
  const { request, reply, context } = exchange
  const { config, intake, db, events, limits } = context
  limits.requireOpenDoor(exchange.address)
  const body = await readBody(request.raw, config.maxBody)
  const prepared = await intake.prepare(body, operation.list, config.maxRecords)
  if (!prepared) throw new Refusal('CORPO_INVALIDO')
  const { envelope } = prepared
  const caller = await admit(operation, exchange, 'integracao', bodyToken(envelope), own(envelope, 'cliente'))
  if (prepared.list !== 'ok') throw new Refusal('LISTA_INVALIDA', { campo: operation.list })
  if (prepared.records > config.maxRecords)
    throw new Refusal('REGISTROS_DEMAIS', { limite: config.maxRecords })
  const batch = await receiveBatch(db, caller.clienteId, operation.id, prepared)
  events.report({
    kind: 'batch.received',
    batch,
    operation: operation.id,
    records: prepared.records,
    bytes: prepared.bytes,
    client: caller.clienteId,
  })
  if (operation.deprecated) reply.header('deprecation', deprecatedSince)
  reply.header('x-lote-id', String(batch)).send({ MsgRetorno: receipt })
}
