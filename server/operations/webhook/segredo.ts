import { said } from '../../../catalogue/message.ts'
import {
  webhookSegredo as declared,
  longestOverlap,
  usualOverlap,
} from '../../../catalogue/webhook/webhook-segredo.ts'
import { rotateSecret } from '../../domain/webhook/rotate.ts'
import { secretsOf } from '../../domain/webhook/target.ts'
import { Refusal } from '../../refusal.ts'
import { bind } from '../bound.ts'
import { inClient } from '../handler.ts'
import { requireSecret, requireTarget } from './parts.ts'

/** Rotates a target's secret; during the overlap both sign. */
export const webhookSegredo = bind(declared, ({ context, input, caller }) =>
  inClient({ context, caller }, async (tx) => {
    const given = requireSecret('ESIWH_SEGREDO', input.ESIWH_SEGREDO)
    const hours = input.HORAS ?? usualOverlap
    if (hours > longestOverlap) {
      const detalhe = said('destino.deveIr0', { maximo: longestOverlap })
      throw new Refusal('CAMPO_INVALIDO', { campo: 'HORAS', detalhe })
    }
    const target = await requireTarget(tx, input.ESIWH_URL)
    const { id, url } = target
    if (given && given === secretsOf(target, context.sealer)?.[0]) {
      throw new Refusal('CAMPO_INVALIDO', { campo: 'ESIWH_SEGREDO', detalhe: said('destino.segredoDestino') })
    }
    const secret = await rotateSecret(tx, context.sealer, id, { secret: given, hours })
    const { anteriorAte } = await requireTarget(tx, url)
    return {
      MsgRetorno: said('destino.segredoTrocadoGuardeNovoEle'),
      ESIWH_URL: url,
      ESIWH_SEGREDO: secret,
      SEGREDO_ANTERIOR_ATE: anteriorAte,
    }
  }),
)
