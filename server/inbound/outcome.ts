import type { Candidate } from './candidate.ts'

/** Outcome of a record: included, updated, unchanged (nada), refused, waiting for a reference (espera). */
export type Outcome = 'I' | 'A' | 'N' | 'R' | 'E'

/** A part whose records are decided. */
export interface DecidedPart {
  part: number
  first: number
  candidates: readonly Candidate[]
  outcomes: readonly Outcome[]
}
