import { said } from '../../../catalogue/message.ts'
import type { InboundOperation } from '../../../catalogue/operation.ts'
import { Refusal } from '../../refusal.ts'
import { own } from '../access.ts'
import { requirePost } from '../attend.ts'
import { readBody } from '../body/read.ts'
import type { Exchange } from '../exchange.ts'
import { takeBatch } from '../inbound.ts'
import { admitPerson } from './admit.ts'
import { requireDoor } from './door.ts'

/** Receives a batch that a member of staff sends from a file; it is recorded under their name. */
export async function answerBatch(operation: InboundOperation, exchange: Exchange): Promise<void> {
  requirePost(exchange)
  const caller = await admitPerson(operation.id, exchange)
  requireDoor(operation, caller)
  const { clienteId, codigo, actor: sender } = caller
  exchange.hold.belongTo(clienteId)
  const body = await readBody(exchange, exchange.context.config.maxBody)
  await takeBatch(operation, exchange, {
    body,
    clienteId,
    sender,
    // A body that names another client or carries a token was meant for the integration operation.
    requireConsent: (envelope) => {
      const cliente = own(envelope, 'cliente') ?? ''
      const told = ['TOKEN', 'token'].find((name) => (own(envelope, name) ?? '') !== '')
      const campo = told ?? (['', codigo].includes(String(cliente)) ? undefined : 'cliente')
      if (campo)
        throw new Refusal('CAMPO_INVALIDO', { campo, detalhe: said('pedido.aquiValeQuemEntrouEnvie') })
    },
  })
}
