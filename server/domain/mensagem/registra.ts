import { type Diagnosis, diagnosticos } from '../../../catalogue/management/mensagem/parts.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { codeMessages } from '../../../catalogue/messages.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { mensagens } from './guards.ts'
import { type Attempt, retries, unreadablePause } from './pausas.ts'
import type { Taken } from './toma.ts'

/** Result of handing one e-mail to the mail server. */
export interface Sent {
  /** Set for a text to a phone: what follows where it did not leave. */
  phone?: { toMail: boolean; pause: number } | undefined
  outcome: Attempt
  response: string
  cut: boolean
}

/** Move that follows from an attempt. */
export type Became = 'entregar' | 'adiar' | 'desistir'

interface Ending {
  name: Became
  diagnosis: Diagnosis | null
  /** Seconds until the next attempt. */
  delay?: number
  /** The next attempt is by e-mail. */
  toMail?: boolean
}

export interface Recorded extends Pick<Ending, 'name' | 'diagnosis'> {
  /** Moment of the next attempt. */
  until: string | undefined
}

/** Records the result of an e-mail for its message, or for all messages of a digest. */
export async function registraEnvio(
  tx: Tx,
  sent: readonly Taken[],
  { outcome, response, cut, phone }: Sent,
  acting: Acting,
): Promise<Recorded> {
  const [{ tentativas, modelo }] = sent as [Taken]
  const isCode = codeMessages.includes(modelo)
  const ending = phone
    ? phoneEnding(outcome, tentativas, { ...phone, isCode })
    : endingOf(outcome, cut, tentativas)
  const { name, diagnosis, delay = 0, toMail = false } = ending
  const next = new Date(Date.now() + delay * 1_000).toISOString()
  const values = {
    diagnostico: diagnosis,
    resposta: response,
    proxima_em: next,
    ...(name === 'entregar' ? { enviada_em: new Date().toISOString(), segredo: null } : {}),
    // An undelivered code is discarded, because a new request makes a new one; an undelivered link can be
    // sent again.
    ...(name === 'desistir' && isCode ? { segredo: null } : {}),
  }
  const motivo = diagnosis && whyOf(diagnosis, response)
  // Outcomes that say nothing about the message do not count as attempts.
  const back = outcome === 'away' || outcome === 'unreadable' ? 1 : 0
  const wanted = sent.map(({ id, tentativas: own }) => ({
    id,
    motivo,
    // An e-mail has attempts of its own, and is another digest.
    values: toMail
      ? { ...values, canal: 'E-mail', tentativas: 0, resumo_id: null }
      : { ...values, tentativas: own - back },
  }))
  await move(tx, mensagens, name, wanted, acting)
  return { name, diagnosis, until: name === 'adiar' ? next : undefined }
}

/** A diagnosis as a reason, with what the mail server said. */
function whyOf(diagnosis: Diagnosis, resposta = ''): Message {
  const diagnostico = diagnosticos[diagnosis]
  return resposta
    ? said('motivo.naoEntregueResposta', { diagnostico, resposta })
    : said('motivo.naoEntregue', { diagnostico })
}

function endingOf(outcome: Sent['outcome'], cut: boolean, attempts: number): Ending {
  if (outcome === 'taken') return { name: 'entregar', diagnosis: null }
  if (outcome === 'refused') return { name: 'desistir', diagnosis: 'RECUSADA' }
  if (outcome === 'away') return { name: 'adiar', diagnosis: 'SERVIDOR_INDISPONIVEL' }
  if (outcome === 'unreadable') {
    return { name: 'adiar', diagnosis: 'CONTEUDO_ILEGIVEL', delay: unreadablePause }
  }
  const delay = retries[attempts - 1]
  if (delay === undefined) return { name: 'desistir', diagnosis: 'TENTATIVAS_ESGOTADAS' }
  return { name: 'adiar', diagnosis: cut ? 'CONEXAO_INTERROMPIDA' : 'ADIADA', delay }
}

/** Attempts at a phone before the text goes by e-mail. A code does not wait: somebody is waiting for it. */
const phoneRetries = retries.slice(0, 3)

interface Fallback {
  toMail: boolean
  pause: number
  isCode: boolean
}

function phoneEnding(
  outcome: Sent['outcome'],
  attempts: number,
  { toMail, pause, isCode }: Fallback,
): Ending {
  if (outcome === 'taken' || outcome === 'unreadable') return endingOf(outcome, false, attempts)
  const mailed: Ending = { name: 'adiar', diagnosis: 'TELEFONE_FALHOU', toMail: true }
  if (outcome === 'refused') return toMail ? mailed : { name: 'desistir', diagnosis: 'TELEFONE_RECUSADO' }
  if (toMail && (isCode || outcome === 'away')) return mailed
  if (outcome === 'away') return { name: 'adiar', diagnosis: 'TELEFONE_INDISPONIVEL', delay: pause }
  const delay = phoneRetries[attempts - 1]
  if (delay !== undefined)
    return { name: 'adiar', diagnosis: 'TELEFONE_INDISPONIVEL', delay: Math.max(delay, pause) }
  return toMail ? mailed : { name: 'desistir', diagnosis: 'TENTATIVAS_ESGOTADAS' }
}
