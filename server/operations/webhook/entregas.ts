import { attemptsOf } from '../../domain/webhook/history.ts'
import { type ControlHandler, inClient, type Party } from '../handler.ts'
import { attemptOf, listSize, requireEventId, requireTarget } from './parts.ts'

/** The attempts to deliver to a target, the newest first. */
export const webhookEntregas: ControlHandler<Party> = ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const most = listSize(input.QUANTIDADE)
    const event = input.ID_EVENTO ? requireEventId('ID_EVENTO', String(input.ID_EVENTO)) : undefined
    const { id } = await requireTarget(tx, input.ESIWH_URL)
    const attempts = await attemptsOf(tx, id, { event, failedOnly: input.SO_FALHAS === 'S' }, most)
    return { MsgRetorno: '', TENTATIVAS: attempts.map(attemptOf) }
  })
