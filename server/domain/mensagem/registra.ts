import type { MoveOf } from '../../../catalogue/machines/machine.ts'
import type { mensagemMachine } from '../../../catalogue/machines/mensagem.ts'
import { type Diagnosis, diagnosticos } from '../../../catalogue/management/mensagem/parts.ts'
import { codeMessages } from '../../../catalogue/messages.ts'
import type { Tx } from '../../store/database.ts'
import type { Acting } from '../machine/bound.ts'
import { move } from '../move.ts'
import { mensagens } from './guards.ts'
import { retries, unreadablePause } from './pausas.ts'
import type { Taken } from './toma.ts'

/** What came of handing messages, together, to a mail server. */
export interface Sent {
  /** `unreadable`: its link could not be decrypted, and nobody was asked to send it. */
  outcome: 'taken' | 'refused' | 'later' | 'away' | 'unreadable'
  response: string
  cut: boolean
}

interface Ending {
  name: MoveOf<typeof mensagemMachine>
  diagnosis: Diagnosis | null
  /** Seconds until the next attempt. */
  delay?: number
}

/** Records what came of sending a message, or a digest of several. */
export async function registraEnvio(
  tx: Tx,
  sent: readonly Taken[],
  { outcome, response, cut }: Sent,
  acting: Acting,
): Promise<Ending> {
  const [{ tentativas, modelo }] = sent as [Taken]
  const isCode = codeMessages.includes(modelo)
  const ending = endingOf(outcome, cut, tentativas)
  const { name, diagnosis, delay = 0 } = ending
  const values = {
    diagnostico: diagnosis,
    resposta: response,
    proxima_em: new Date(Date.now() + delay * 1_000).toISOString(),
    ...(name === 'entregar' ? { enviada_em: new Date().toISOString(), segredo: null } : {}),
    // A code is made anew for whoever asks again; a link that was not delivered can be sent once more.
    ...(name === 'desistir' && isCode ? { segredo: null } : {}),
  }
  const motivo = diagnosis ? `${diagnosticos[diagnosis]}${response ? `: ${response}` : ''}` : null
  // What says nothing about a message uses up none of its attempts.
  const back = outcome === 'away' || outcome === 'unreadable' ? 1 : 0
  const wanted = sent.map(({ id, tentativas: own }) => ({
    id,
    motivo,
    values: { ...values, tentativas: own - back },
  }))
  await move(tx, mensagens, name, wanted, acting)
  return ending
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
