import { diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { maskSecret } from '../../domain/webhook/secret.ts'
import { type PauseReason, secretsOf, type Target } from '../../domain/webhook/target.ts'
import type { Sealer } from '../../store/sealing.ts'

const reasons: Readonly<Record<PauseReason, string>> = {
  FALHAS:
    'Pausado porque o destino deixou de receber. Os eventos ficam guardados; de tempos em tempos um deles é tentado, e quando o destino responder todos saem na ordem.',
  PEDIDO: 'Pausado a pedido. Os eventos ficam guardados até que se retome com WebhookSituacao.',
  HTTP_410:
    'Desativado porque o destino respondeu 410. Nenhum evento é criado até que seja cadastrado de novo.',
}

/** Explains to people why a target is not active and what to do. */
function reasonOf({ motivo, diagnostico }: Pick<Target, 'motivo' | 'diagnostico'>): string {
  if (!motivo) return ''
  const cause = motivo === 'FALHAS' && diagnostico ? ` ${diagnoses[diagnostico].pt}` : ''
  return reasons[motivo] + cause
}

const letter = (yes: boolean): 'S' | 'N' => (yes ? 'S' : 'N')

/** A target as callers see it. The full secret is shown only when it was just created. */
export function viewOf(target: Target, sealer: Sealer, secret?: string) {
  return {
    ESIWH_URL: target.url,
    ESIWH_SEGREDO: secret ?? maskSecret(secretsOf(target, sealer)?.[0] ?? ''),
    ESIWH_EVENTOS: target.eventos,
    ESIWH_ATIVO: letter(target.situacao === 'Ativo'),
    ESIWH_TODOS_OS_LOTES: letter(target.todosOsLotes),
    SITUACAO: target.situacao,
    MOTIVO: reasonOf(target),
    SITUACAO_DESDE: target.situacaoDesde,
    SEQUENCIA: target.sequencia,
    FALHAS: target.falhas,
    RETIDOS: target.retidos,
    SEGREDO_ANTERIOR_ATE: target.anteriorAte,
  }
}
