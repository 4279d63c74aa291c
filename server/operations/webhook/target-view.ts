import { failingTarget } from '../../../catalogue/machines/webhook-target.ts'
import { type Message, said, saidTogether } from '../../../catalogue/message.ts'
import { diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { maskSecret } from '../../domain/webhook/secret.ts'
import { type PauseReason, secretsOf, type Target } from '../../domain/webhook/target.ts'
import type { Sealer } from '../../store/sealing.ts'

const reasons: Readonly<Record<PauseReason, Message>> = {
  FALHAS: said('destino.pausadoFalhas'),
  PEDIDO: said('destino.pausadoPedido'),
  HTTP_410: said('destino.desativado410'),
}

/** Explains to people why a target does not receive and what to do. */
function reasonOf({
  motivo,
  diagnostico,
  falhando,
  ultimaFalha,
}: Pick<Target, 'motivo' | 'diagnostico' | 'falhando' | 'ultimaFalha'>): Message | '' {
  if (falhando)
    return saidTogether([said('destino.falhando'), ...(ultimaFalha ? [diagnoses[ultimaFalha]] : [])])
  if (!motivo) return ''
  const reason = reasons[motivo]
  return motivo === 'FALHAS' && diagnostico ? saidTogether([reason, diagnoses[diagnostico]]) : reason
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
    SITUACAO: target.falhando ? failingTarget : target.situacao,
    MOTIVO: reasonOf(target),
    SITUACAO_DESDE: target.situacaoDesde,
    SEQUENCIA: target.sequencia,
    FALHAS: target.falhas,
    DIAGNOSTICO: target.ultimaFalha ?? '',
    PROXIMA_TENTATIVA: target.proxima,
    RETIDOS: target.retidos,
    SEGREDO_ANTERIOR_ATE: target.anteriorAte,
  }
}
