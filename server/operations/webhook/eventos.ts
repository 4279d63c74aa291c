import { webhookEventos as declared } from '../../../catalogue/webhook/webhook-eventos.ts'
import { withLink } from '../../../catalogue/wire/webhook-event.ts'
import { eventsAfter } from '../../domain/webhook/history.ts'
import { outcomeLink } from '../../webhooks/link.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { eventOf, listSize, requireTarget } from './parts.ts'

/** Events of a target after a sequence number, with their bodies. */
export const webhookEventos = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const most = listSize(input.QUANTIDADE)
    const { id, sequencia } = await requireTarget(tx, input.ESIWH_URL)
    const events = await eventsAfter(tx, id, input.DEPOIS_DE ?? 0, most)
    const shown = events.map((event) => ({
      ...eventOf(event),
      CORPO: withLink(event.carga, outcomeLink(context.config, event.lote)),
    }))
    return { MsgRetorno: '', ULTIMA_SEQUENCIA: sequencia, EVENTOS: shown }
  }),
)
