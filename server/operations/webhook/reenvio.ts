import { said } from '../../../catalogue/message.ts'
import { usualList } from '../../../catalogue/webhook/parts.ts'
import { webhookReenvio as declared } from '../../../catalogue/webhook/webhook-reenvio.ts'
import { lostSince } from '../../domain/webhook/history.ts'
import { resendLost } from '../../domain/webhook/resend.ts'
import { Refusal } from '../../refusal.ts'
import { startOfDay } from '../../values/dates.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { eventOf, requireTarget } from './parts.ts'

/** Resends events that were lost since a day, or previews them. */
export const webhookReenvio = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const preview = input.SIMULAR === 'S'
    const since = startOfDay(input.DESDE, caller.fuso)
    const target = await requireTarget(tx, input.ESIWH_URL)
    if (target.situacao === 'Desativado' && !preview) throw new Refusal('DESTINO_INATIVO')
    const events = await lostSince(tx, target.id, since, usualList)
    const { total, first, last } = await resendLost(tx, target.id, since, preview)
    const many = total === 1 ? said('destino.umEvento') : said('destino.eventos', { quantidade: total })
    return {
      MsgRetorno: preview
        ? said('destino.reenviarNadaEnviado', { quantidade: many })
        : said('destino.reenviarOrdem', { quantidade: many }),
      SIMULACAO: preview ? 'S' : 'N',
      TOTAL: total,
      PRIMEIRA_SEQUENCIA: first,
      ULTIMA_SEQUENCIA: last,
      EVENTOS: events.map(eventOf),
    }
  }),
)
