import type { Control } from '../../catalogue/index.ts'
import { getToken } from './auth/get-token.ts'
import { validateToken } from './auth/validate-token.ts'
import { consultaLote } from './batches/consulta-lote.ts'
import { reprocessaLote } from './batches/reprocessa-lote.ts'
import type { BoundControl } from './bound.ts'
import { webhookAssinatura } from './webhook/assinatura.ts'
import { webhookEntregas } from './webhook/entregas.ts'
import { webhookEventos } from './webhook/eventos.ts'
import { webhookReenvio } from './webhook/reenvio.ts'
import { webhookSegredo } from './webhook/segredo.ts'
import { webhookSituacao } from './webhook/situacao.ts'
import { webhook } from './webhook/webhook.ts'

/** Handlers of the control operations. A missing one does not compile. */
const controls: { readonly [T in Control as T['id']]: BoundControl<T> } = {
  ConsultaLote: consultaLote,
  GetToken: getToken,
  ReprocessaLote: reprocessaLote,
  ValidateToken: validateToken,
  Webhook: webhook,
  WebhookAssinatura: webhookAssinatura,
  WebhookEntregas: webhookEntregas,
  WebhookEventos: webhookEventos,
  WebhookReenvio: webhookReenvio,
  WebhookSegredo: webhookSegredo,
  WebhookSituacao: webhookSituacao,
}

export const controlHandlers: ReadonlyMap<string, BoundControl> = new Map(Object.entries(controls))
