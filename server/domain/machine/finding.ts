import { articleOf, isLegalRule, modeOf, type RuleModes } from '../../../catalogue/law/rules.ts'
import { type Message, saidTogether, type Told } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'

/** What a guard has against a move: which rule, what it saw, its limit, and the smallest change that would pass. */
export interface Breach {
  regra: string
  campo?: string
  valor?: Told
  limite?: Told
  proposta?: Told
  mensagem: Message
}

/** A breach with what it means to this client, as people are told it and the history keeps it. */
export interface Finding extends Required<Breach> {
  gravidade: 'impede' | 'alerta'
  artigo: string
}

/** Rules of law mean what the client set; all others refuse. Nothing where the client switched the rule off. */
export function findingOf(breach: Breach, modes: RuleModes): Finding | undefined {
  const { regra, campo = '', valor = '', limite = '', proposta = '', mensagem } = breach
  const mode = isLegalRule(regra) ? modeOf(modes, regra) : 'recusar'
  if (mode === 'desligado') return undefined
  const gravidade = mode === 'recusar' ? 'impede' : 'alerta'
  const artigo = isLegalRule(regra) ? articleOf(regra) : ''
  return { regra, gravidade, artigo, campo, valor, limite, proposta, mensagem }
}

/** Whether one of them stands in the way. */
export const impedes = (findings: readonly Finding[]): boolean =>
  findings.some(({ gravidade }) => gravidade === 'impede')

/** What somebody is told whom rules stop. */
export function ruledOut(achados: readonly Finding[]): Refusal {
  const told = achados.filter(({ gravidade }) => gravidade === 'impede').map(({ mensagem }) => mensagem)
  return new Refusal('REGRA_IMPEDE', { detalhe: saidTogether(told), achados })
}
