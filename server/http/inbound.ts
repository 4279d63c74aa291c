import { said } from '../../catalogue/message.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import { inboundEnvelope, receipt as receiptText } from '../../catalogue/wire/envelope.ts'
import { batchHeader } from '../../catalogue/wire/headers.ts'
import { inboundNames } from '../../catalogue/wire/unknown.ts'
import { actingAs } from '../domain/credencial/actor.ts'
import { listAt, type PreparedBody } from '../inbound/receive/body.ts'
import { receiveBatch, receiveOnce } from '../inbound/receive/receive-batch.ts'
import { Refusal } from '../refusal.ts'
import type { Actor } from '../store/actor.ts'
import { own, requireConsent } from './access.ts'
import { readBatch } from './body/batch.ts'
import type { Exchange } from './exchange.ts'
import { idempotencyKey, replayed } from './idempotency-key.ts'
import { tellUnknown } from './unknown-names.ts'

/** `Deprecation` header (RFC 9745) of operations that were deprecated before our first version. */
const deprecatedSince = '@1767225600'

/** A batch as read, with its sender. */
export interface ReceivedBatch {
  body: Uint8Array
  clienteId: number
  sender: Actor
  /** Checks the envelope before any record is processed. */
  requireConsent: (envelope: PreparedBody['envelope']) => void
}

/** Receives a batch from a system. */
export async function runInbound(operation: InboundOperation, exchange: Exchange): Promise<void> {
  const { body, caller, token } = await readBatch(operation, exchange)
  await takeBatch(operation, exchange, {
    body,
    clienteId: caller.clienteId,
    sender: actingAs(caller, operation.id),
    requireConsent: (envelope) => requireConsent(exchange, caller, token, envelope),
  })
}

/** Checks the envelope, stores the batch durably, and answers with the receipt. */
export async function takeBatch(
  operation: InboundOperation,
  exchange: Exchange,
  { body, clienteId, sender, requireConsent }: ReceivedBatch,
): Promise<void> {
  const { request, reply, context } = exchange
  const { config, db, events } = context
  const key = idempotencyKey(request)
  const prepared = await exchange.intake.prepare(
    body,
    listAt(operation),
    config.maxRecords,
    key !== undefined,
  )
  if (!prepared) throw new Refusal('CORPO_INVALIDO')
  const { envelope, unknown } = prepared
  requireConsent(envelope)
  // Also on refusals of the list, whose name may be the one that is unknown.
  tellUnknown(reply, inboundNames(operation), unknown)
  if (prepared.list !== 'ok') throw new Refusal('LISTA_INVALIDA', { campo: operation.list })
  if (prepared.records > config.maxRecords)
    throw new Refusal('REGISTROS_DEMAIS', { limite: config.maxRecords })
  const receipt = {
    operation: operation.id,
    body: prepared,
    sender,
    simulated: simulates(own(envelope, 'SIMULAR')),
  }
  const received = key
    ? await receiveOnce(db, context.sealer, clienteId, receipt, key)
    : { batch: await receiveBatch(db, clienteId, receipt), repeated: false }
  if (received === 'key-taken') throw new Refusal('CHAVE_REUTILIZADA')
  const { batch, repeated } = received
  if (repeated) reply.header(...replayed)
  else {
    events.report({
      kind: 'batch.received',
      batch,
      operation: operation.id,
      records: prepared.records,
      bytes: prepared.bytes,
      client: clienteId,
    })
  }
  if (operation.deprecated) reply.header('deprecation', deprecatedSince)
  reply.header(batchHeader, String(batch)).send({ MsgRetorno: receiptText })
}

const { values, aliases = {} } = inboundEnvelope.SIMULAR.codes!

/** Whether the batch is a simulation, in any declared spelling. */
function simulates(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (typeof value === 'boolean') return value
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const spelled = given.trim().toUpperCase()
  const letter = aliases[spelled] ?? spelled
  if (!Object.hasOwn(values, letter))
    throw new Refusal('CAMPO_INVALIDO', { campo: 'SIMULAR', detalhe: said('pedido.esperavaSOuN') })
  return letter === 'S'
}
