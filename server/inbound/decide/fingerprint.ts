import type { Candidate } from '../candidate.ts'

/**
 * Values of the source and the bitmap of its fields. An equal fingerprint means that the record did not
 * change.
 */
export function fingerprint({ values, present, corrected }: Candidate): string {
  return corrected?.sent ?? `${present}${values.join('\u0003')}`
}
