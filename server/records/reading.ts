import type { Field } from '../../catalogue/fields.ts'
import type { Policy, Report } from './report.ts'

/** What a reader knows besides the value. */
export interface ReadContext {
  zone: string
  today: string
  /** Texts may hold characters that need a look. False spares it: most parts have none. */
  suspicious: boolean
  policy?: Policy
}

/**
 * Reads one value into the text it is stored as, or null when it is empty. A value that cannot be read is
 * reported, and null comes back; the report says that the record is refused.
 */
export type Reader = (value: unknown, name: string, report: Report, context: ReadContext) => string | null

/** The same for every field of a kind. It may look at each character of a text, but only a few times. */
export type KindReader = (
  value: unknown,
  name: string,
  field: Field,
  report: Report,
  context: ReadContext,
) => string | null
