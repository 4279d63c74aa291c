import type { Field } from '../../catalogue/fields.ts'
import type { Policy, Report } from './report.ts'

export interface ReadContext {
  zone: string
  today: string
  /** Some text may have unusual characters. False skips that check for every text of the part. */
  suspicious: boolean
  policy?: Policy
  /** A person typed the values: the usual punctuation of a number is no finding. */
  typed?: true
}

/**
 * Reads a value into the text that is stored; null if empty. An invalid value is added to the report, which
 * refuses the record.
 */
export type Reader = (value: unknown, name: string, report: Report, context: ReadContext) => string | null

/** Reader of a kind. It may pass over a text a constant number of times only. */
export type KindReader = (
  value: unknown,
  name: string,
  field: Field,
  report: Report,
  context: ReadContext,
) => string | null
