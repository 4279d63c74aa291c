import { type LegalRule, modeOf, type RuleModes } from '../../catalogue/law/rules.ts'
import { type OccurrenceCode, occurrences } from '../../catalogue/occurrences.ts'
import { fill } from '../../catalogue/problems.ts'
import type { Severity } from '../../catalogue/severities.ts'
import { withoutCpf } from '../values/mask.ts'

/** Between the parts of a key: a character that no value can hold. */
export const keySeparator = '\u001f'

/** A key as people may read it: its parts apart, and without a CPF. */
export const displayKey = (key: string): string => withoutCpf(key.replaceAll(keySeparator, ' / '))

export type Detail = Readonly<Record<string, string | number>>

/** One coded finding about one record. It never carries the record's value. */
export interface Occurrence {
  code: OccurrenceCode
  severity: Severity
  field: string
  message: string
  /** What was put into the message. */
  detail: Detail
}

const noDetail: Detail = {}

export function occurrence(code: OccurrenceCode, field = '', detail: Detail = noDetail): Occurrence {
  const { pt, severity } = occurrences[code]
  return { code, severity, field, detail, message: detail === noDetail ? pt : fill(pt, detail) }
}

/** The advice names every field that would do. */
export function missingOneOf(field: string, names: readonly string[]): Occurrence {
  const options = `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`
  const told = occurrence('CAMPO_OBRIGATORIO', field, { detalhe: `informe ${options}` })
  return { ...told, message: `Informe ${options}.` }
}

/** Most records have no finding; they share this. */
const none: Occurrence[] = []

/** Findings that are kept of one record; how many more there were is told in one. */
export const mostFindings = 20

/** What a record cannot be applied without, though it may yet come: which kind of record, by which key. */
export interface Awaited {
  target: string
  key: string
}

/** What the client wants done with records that cannot be applied as they are. */
export interface Policy {
  /** They may wait for what they refer to. */
  patient: boolean
  /** What breaking a rule of law means, where that is not the usual. */
  rules: RuleModes
}

export const strict: Policy = { patient: false, rules: {} }

/** Kinds of records that are known by a person's or company's document, which no message may show. */
export const knownByDocument: ReadonlySet<string> = new Set(['pessoa'])

/** Collects what is found while a record is read. */
export class Report {
  found: Occurrence[] = none
  /** All findings, also those that are not kept. */
  count = 0
  /** The record is not applied: for good, or until what it awaits is there. */
  refused = false
  policy: Policy = strict
  awaits: Awaited[] | undefined

  push(one: Occurrence): void {
    this.count++
    if (this.found === none) this.found = [one]
    else if (this.found.length < mostFindings) this.found.push(one)
    else this.#keepInstead(one)
  }

  /** What refuses the record is told before what does not. */
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

  /** None of several fields came, of which one has to. It is told at the last one. */
  needsOne(...fields: readonly [string, ...string[]]): void {
    this.#refuse()
    this.push(missingOneOf(fields.at(-1)!, fields))
  }

  /** The record breaks a rule of law. */
  breaks(rule: LegalRule, field: string, detalhe: string): void {
    const mode = modeOf(this.policy.rules, rule)
    if (mode === 'recusar') this.add('REGRA_LEGAL', field, { detalhe })
    else if (mode === 'alertar') this.add('REGRA_RECOMENDADA', field, { detalhe })
  }

  /** The record refers to one that does not exist or is inactive. */
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

  /** Whatever comes, the record is not applied. */
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
