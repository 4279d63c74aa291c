import { said } from '../../../catalogue/message.ts'
import { webhookSituacao as declared } from '../../../catalogue/webhook/webhook-situacao.ts'
import { hold, release } from '../../domain/webhook/state.ts'
import { Refusal } from '../../refusal.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { requireTarget } from './parts.ts'
import { viewOf } from './target-view.ts'

/** Pauses a target, or resumes it and releases held events. */
export const webhookSituacao = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const { id, situacao } = await requireTarget(tx, input.ESIWH_URL)
    if (situacao === 'Desativado') throw new Refusal('DESTINO_INATIVO')
    const pausing = input.ACAO === 'PAUSAR'
    if (pausing) await hold(tx, id)
    else if (situacao === 'Pausado') await release(tx, id)
    return {
      MsgRetorno: pausing
        ? said('destino.destinoPausadoEventosFicamGuardados')
        : said('destino.destinoRetomadoFicouGuardadoSai'),
      SDT_INT_WEBHOOK: viewOf(await requireTarget(tx, input.ESIWH_URL), context.sealer),
    }
  }),
)
