import type { Candidate } from '../candidate.ts'
import type { Imprint } from '../imprint.ts'
import type { Outcome } from '../outcome.ts'
import type { StoredRow } from '../rows.ts'
import type { Writing } from '../write/writing.ts'

export interface ReadPart {
  part: number
  first: number
  candidates: Candidate[]
  /** The candidates are unchanged since they were read. Deciding adds findings and may consume values. */
  fresh: boolean
  /** Decided in advance, while the previous part was being written. */
  draft: Draft | undefined
  /** Number of edits outside of batches at the time of reading. */
  asOf: number
  /** Reads the records again. */
  reread: () => Promise<void>
}

/** A part that is decided but not written. */
export interface Draft {
  /** One per record; pending ones are decided again if the draft does not hold. */
  outcomes: Outcome[]
  /** Positions of the records that are neither refused nor known to be unchanged. */
  pending: number[]
  stored: Map<string, StoredRow>
  extra: unknown
  /** By position in the batch. */
  imprints: Map<number, Imprint | null>
  /** False if only the holders of unique values can confirm the draft. */
  sure: boolean
  /** Keys were assumed to be new without a query. */
  assumesNew: boolean
  writing: Writing
}
