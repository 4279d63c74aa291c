import { webhookEntregas as declared } from '../../../catalogue/webhook/webhook-entregas.ts'
import { attemptsOf } from '../../domain/webhook/history.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { attemptOf, listSize, requireEventId, requireTarget } from './parts.ts'

/** Delivery attempts to a target, newest first. */
export const webhookEntregas = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const most = listSize(input.QUANTIDADE)
    const event = input.ID_EVENTO ? requireEventId('ID_EVENTO', input.ID_EVENTO) : undefined
    const { id } = await requireTarget(tx, input.ESIWH_URL)
    const attempts = await attemptsOf(tx, id, { event, failedOnly: input.SO_FALHAS === 'S' }, most)
    return { MsgRetorno: '', TENTATIVAS: attempts.map(attemptOf) }
  }),
)
