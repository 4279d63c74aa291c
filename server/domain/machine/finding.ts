import { articleOf, isLegalRule, modeOf, type RuleModes } from '../../../catalogue/law/rules.ts'
import { type Message, saidTogether, type Told } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'

/** An objection of a guard: the rule, the value, its limit, and the smallest change that would pass. */
export interface Breach {
  regra: string
  campo?: string
  // Plain strings are data.
  valor?: string | Told
  limite?: string | Told
  proposta?: string | Told
  mensagem: Message
  /** An alert never refuses, whatever the mode of its rule. */
  gravidade?: 'impede' | 'alerta'
}

/** A breach with its severity for this client, as answers show it and the history stores it. */
export interface Finding extends Required<Breach> {
  gravidade: 'impede' | 'alerta'
  artigo: string | Told
}

/**
 * The client sets the mode of legal rules; other rules always refuse. Undefined if the rule is switched off.
 */
export function findingOf(breach: Breach, modes: RuleModes): Finding | undefined {
  const { regra, campo = '', valor = '', limite = '', proposta = '', mensagem } = breach
  const mode = isLegalRule(regra) ? modeOf(modes, regra) : 'recusar'
  if (mode === 'desligado') return undefined
  const gravidade = mode === 'recusar' && breach.gravidade !== 'alerta' ? 'impede' : 'alerta'
  const artigo = articleOf(regra) ?? ''
  return { regra, gravidade, artigo, campo, valor, limite, proposta, mensagem }
}

export const impedes = (findings: readonly Finding[]): boolean =>
  findings.some(({ gravidade }) => gravidade === 'impede')

/** The refusal for findings that impede. */
export function ruledOut(achados: readonly Finding[]): Refusal {
  const told = achados.filter(({ gravidade }) => gravidade === 'impede').map(({ mensagem }) => mensagem)
  return new Refusal('REGRA_IMPEDE', { detalhe: saidTogether(told), achados })
}
