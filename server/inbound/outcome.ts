import type { Candidate } from './candidate.ts'

/** Outcome of a record: included, updated, unchanged (nada), refused, waiting for a reference (espera). */
export type Outcome = 'I' | 'A' | 'N' | 'R' | 'E'

/** What is recorded about a decided record. */
export type Recorded = Pick<Candidate, 'sequence' | 'returnId' | 'key' | 'clashes' | 'corrected'> & {
  report: Pick<Candidate['report'], 'found'>
}

export interface DecidedPart {
  part: number
  first: number
  candidates: readonly Recorded[]
  outcomes: readonly Outcome[]
}
