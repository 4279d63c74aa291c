import {
  webhookAssinatura as declared,
  signatureVerdicts,
} from '../../../catalogue/webhook/webhook-assinatura.ts'
import { withLink } from '../../../catalogue/wire/webhook-event.ts'
import { checkSignature } from '../../domain/webhook/check-signature.ts'
import { findPayload } from '../../domain/webhook/history.ts'
import { opened, secretsOf } from '../../domain/webhook/target.ts'
import { outcomeLink } from '../../webhooks/link.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { requireSecret, requireTarget } from './parts.ts'

/** Explains whether the signature of a received message is ours. */
export const webhookAssinatura = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const { sealer, config } = context
    const used = requireSecret('ESIWH_SEGREDO', input.ESIWH_SEGREDO)
    const id = input.WEBHOOK_ID ?? ''
    const target = await requireTarget(tx, input.ESIWH_URL)
    const sent = await findPayload(tx, target.id, id)
    const verdict = checkSignature(
      {
        body: input.CORPO,
        id,
        timestamp: input.WEBHOOK_TIMESTAMP ?? '',
        signature: input.WEBHOOK_SIGNATURE ?? '',
      },
      {
        secrets: secretsOf(target, sealer) ?? [],
        former: target.segredoVencido ? opened(target.segredoVencido, sealer) : undefined,
        original: sent && withLink(sent.carga, outcomeLink(config, sent.lote)),
      },
      used,
    )
    const VALIDA = verdict === 'VALIDA' || verdict === 'VALIDA_COM_ANTERIOR'
    return { MsgRetorno: signatureVerdicts[verdict], VALIDA, CODIGO: verdict }
  }),
)
