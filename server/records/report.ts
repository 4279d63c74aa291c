import { type LegalRule, modeOf, type RuleModes } from '../../catalogue/law/rules.ts'
import { anyNamed, type Message, said, type Told, type Values } from '../../catalogue/message.ts'
import { type OccurrenceCode, occurrences } from '../../catalogue/occurrences.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { fill, render } from '../../catalogue/render.ts'
import type { Severity } from '../../catalogue/severities.ts'
import { withoutCpf } from '../values/mask.ts'

/** Separator of key parts; no value can hold this character. */
export const keySeparator = '\u001f'

/** Key for display, without a CPF. */
export const displayKey = (key: string): string => withoutCpf(key.replaceAll(keySeparator, ' / '))

export type Detail = Values

/**
 * Coded finding about a record. It does not quote the field's value, except the key of an awaited reference,
 * which is shown without a CPF.
 */
export interface Occurrence {
  code: OccurrenceCode
  severity: Severity
  field: string
  said: Message
  /** The same in Portuguese, as it is stored. */
  message: string
  /** Parameters of the message. */
  detail: Detail
}

const noDetail: Detail = {}

export function occurrence(code: OccurrenceCode, field = '', detail: Detail = noDetail): Occurrence {
  const { text, severity } = occurrences[code]
  const pt = portuguese(text)
  const said = { codigo: code, valores: detail }
  return { code, severity, field, detail, said, message: detail === noDetail ? pt : fill(pt, detail) }
}

/** The same occurrence with another message. */
export const saying = (one: Occurrence, message: Message): Occurrence => ({
  ...one,
  said: message,
  message: render(message, 'pt'),
})

/** Names all alternative fields. */
export function missingOneOf(field: string, names: readonly string[]): Occurrence {
  const options = anyNamed(names)
  const missing = occurrence('CAMPO_OBRIGATORIO', field, {
    detalhe: said('valor.informe', { campos: options }),
  })
  return saying(missing, said('valor.informeUm', { campos: options }))
}

/** Shared by records without findings. */
const none: Occurrence[] = []

/** Findings kept per record; the number of the others is one more finding. */
export const mostFindings = 20

/** Missing record that a record waits for: its kind and key. */
export interface Awaited {
  target: string
  key: string
}

/** The client's policy for records that cannot be applied. */
export interface Policy {
  /** Records may wait for missing references. */
  patient: boolean
  /** Modes of legal rules that differ from the default. */
  rules: RuleModes
}

export const strict: Policy = { patient: false, rules: {} }

/** Kinds of records whose key is a CPF or CNPJ, which messages must not show. */
export const knownByDocument: ReadonlySet<string> = new Set(['pessoa'])

/** Findings of one record. */
export class Report {
  found: Occurrence[] = none
  /** Number of findings, including those not kept. */
  count = 0
  /** The record is not applied: finally, or until its references exist. */
  refused = false
  policy: Policy = strict
  awaits: Awaited[] | undefined

  push(one: Occurrence): void {
    this.count++
    if (this.found === none) this.found = [one]
    else if (this.found.length < mostFindings) this.found.push(one)
    else this.#keepInstead(one)
  }

  /** Errors replace warnings when the list is full. */
  #keepInstead(one: Occurrence): void {
    if (one.severity === 'Erro') {
      const lesser = this.found.findLastIndex(({ severity }, at) => at < mostFindings && severity !== 'Erro')
      if (lesser >= 0) this.found[lesser] = one
    }
    const quantidade = this.count - mostFindings
    this.found[mostFindings] = occurrence('OCORRENCIAS_OMITIDAS', '', { quantidade })
  }

  add(code: OccurrenceCode, field = '', detail: Detail = noDetail): void {
    const one = occurrence(code, field, detail)
    if (one.severity === 'Erro') this.#refuse()
    this.push(one)
  }

  /** Reports that none of several alternative fields is filled, at the last one. */
  needsOne(...fields: readonly [string, ...string[]]): void {
    this.#refuse()
    this.push(missingOneOf(fields.at(-1)!, fields))
  }

  /** Reports a violated legal rule. */
  breaks(rule: LegalRule, field: string, detalhe: Told): void {
    const mode = modeOf(this.policy.rules, rule)
    if (mode === 'recusar') this.add('REGRA_LEGAL', field, { detalhe })
    else if (mode === 'alertar') this.add('REGRA_RECOMENDADA', field, { detalhe })
  }

  /** Reports a reference to a missing or inactive record. */
  missing(field: string, target: string, key: string): void {
    if (!this.policy.patient || this.hopeless) {
      this.add('REFERENCIA_INEXISTENTE', field)
      return
    }
    this.refused = true
    this.awaits ??= []
    if (this.awaits.some((one) => one.target === target && one.key === key)) return
    this.awaits.push({ target, key })
    const campo = knownByDocument.has(target) ? field : `${field} ${displayKey(key)}`
    this.add('AGUARDANDO_REFERENCIA', field, { campo })
  }

  has(code: OccurrenceCode): boolean {
    return this.found.some((one) => one.code === code)
  }

  /** The record is refused whatever arrives later. */
  get hopeless(): boolean {
    return this.refused && !this.awaits
  }

  #refuse(): void {
    this.refused = true
    if (!this.awaits) return
    this.awaits = undefined
    this.found = this.found.filter(({ code }) => code !== 'AGUARDANDO_REFERENCIA')
    this.count = this.found.length
  }
}
