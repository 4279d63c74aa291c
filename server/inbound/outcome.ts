import type { Candidate } from './candidate.ts'

/** Outcome of a record: included, updated, unchanged (nada), refused, waiting for a reference (espera). */
export type Outcome = 'I' | 'A' | 'N' | 'R' | 'E'

/** What is recorded of a record that is decided. */
export type Recorded = Pick<Candidate, 'sequence' | 'returnId' | 'key' | 'clashes' | 'corrected'> & {
  report: Pick<Candidate['report'], 'found'>
}

/** A part whose records are decided. */
export interface DecidedPart {
  part: number
  first: number
  candidates: readonly Recorded[]
  outcomes: readonly Outcome[]
}
