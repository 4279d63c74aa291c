import type { Candidate } from '../candidate.ts'

/** What the source said, field by field, and which fields it brought, for recognising the record when it comes again. */
export function fingerprint({ values, present, corrected }: Candidate): string {
  return corrected?.sent ?? `${present}${values.join('\u0003')}`
}
