import { said } from '../../../catalogue/message.ts'
import { diagnoses } from '../../../catalogue/webhook/diagnoses.ts'
import { largestList, target, usualList } from '../../../catalogue/webhook/parts.ts'
import type { AttemptView, EventView } from '../../domain/webhook/history.ts'
import { readSecret } from '../../domain/webhook/secret.ts'
import { findTargets, type Target } from '../../domain/webhook/target.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { isUuid } from '../../values/uuid.ts'
import type { ControlCall, Party } from '../handler.ts'

type Text = string | null | undefined

/** The target with this address, compared in its normal form. */
export async function requireTarget(tx: Tx, url: string): Promise<Target> {
  const [found] = await findTargets(tx, normalAddress(url))
  if (!found) throw new Refusal('DESTINO_INEXISTENTE')
  return found
}

/** Normal form of an address, so that different spellings find the same target. */
export const normalAddress = (text: string): string => URL.parse(text)?.href ?? text

export async function requireAddress(
  { context: { outbound }, caller }: Pick<ControlCall<Party>, 'context' | 'caller'>,
  field: string,
  text: Text,
): Promise<string> {
  if (!text)
    throw new Refusal('CAMPO_INVALIDO', { campo: field, detalhe: said('destino.informeEnderecoDestino') })
  const objection = await outbound.objection(text, caller.clienteId)
  if (objection) throw new Refusal('CAMPO_INVALIDO', { campo: field, detalhe: objection })
  const address = normalAddress(text)
  if (address.length <= target.length) return address
  // The normal form is longer: accents and spaces are percent-encoded.
  throw new Refusal('CAMPO_INVALIDO', {
    campo: field,
    detalhe: said('destino.passaCaracteres', { maximo: target.length }),
  })
}

export function requireSecret(field: string, text: Text): string | undefined {
  if (!text) return undefined
  const secret = readSecret(text)
  if (secret) return secret
  const detalhe = said('destino.deveSerBase642464')
  throw new Refusal('CAMPO_INVALIDO', { campo: field, detalhe })
}

export function requireEventId(field: string, text: Text): string {
  if (text && isUuid(text)) return text.toLowerCase()
  const detalhe = said('destino.informeIdEvento36Caracteres')
  throw new Refusal('CAMPO_INVALIDO', { campo: field, detalhe })
}

export function listSize(value: number | null | undefined): number {
  const size = value ?? usualList
  if (size >= 1 && size <= largestList) return size
  throw new Refusal('PAGINACAO_INVALIDA', {
    detalhe: said('destino.quantidadeDeveIr1', { maximo: largestList }),
  })
}

export const eventOf = (event: EventView) => ({
  ID_EVENTO: event.id,
  SEQUENCIA: event.sequencia,
  LOTE: event.lote,
  ID_RETORNO: event.idRetorno ?? '',
  SITUACAO: event.situacao,
  TENTATIVAS: event.tentativas,
  INCLUSAO: event.inclusao,
  ENTREGA: event.entrega,
  PROXIMA: event.proxima,
  DIAGNOSTICO: event.diagnostico ?? '',
})

export const attemptOf = (attempt: AttemptView) => ({
  ID_EVENTO: attempt.eventoId ?? '',
  SEQUENCIA: attempt.sequencia,
  INICIO: attempt.inicio,
  DURACAO_MS: attempt.duracaoMs,
  STATUS: attempt.status,
  DIAGNOSTICO: attempt.diagnostico,
  EXPLICACAO: diagnoses[attempt.diagnostico],
  DETALHE: attempt.detalhe,
  RESPOSTA: attempt.resposta,
})
