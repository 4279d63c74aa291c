import { type OccurrenceCode, occurrences, type Severity } from '../../catalogue/occurrences.ts'
import { fill } from '../../catalogue/problems.ts'

export type Detail = Readonly<Record<string, string | number>>

/** One coded finding about one record. It never carries the record's value. */
export interface Occurrence {
  code: OccurrenceCode
  severity: Severity
  field: string
  message: string
}

const noDetail: Detail = {}

export function occurrence(code: OccurrenceCode, field = '', detail: Detail = noDetail): Occurrence {
  const { pt, severity } = occurrences[code]
  return { code, severity, field, message: detail === noDetail ? pt : fill(pt, detail) }
}

/** Most records have no finding; they share this. */
const none: Occurrence[] = []

/** Collects what is found while a record is read. */
export class Report {
  found: Occurrence[] = none
  refused = false

  push(one: Occurrence): void {
    if (this.found === none) this.found = [one]
    else this.found.push(one)
  }

  add(code: OccurrenceCode, field = '', detail: Detail = noDetail): void {
    const one = occurrence(code, field, detail)
    if (one.severity === 'Erro') this.refused = true
    this.push(one)
  }
}
