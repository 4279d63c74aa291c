import type { Candidate } from '../candidate.ts'
import type { Imprint } from '../imprint.ts'
import type { Outcome } from '../outcome.ts'
import type { StoredRow } from '../rows.ts'
import type { Writing } from '../write/writing.ts'

/** A part whose records were read. */
export interface ReadPart {
  part: number
  first: number
  candidates: Candidate[]
  /** Whether the candidates are as they were read. Deciding leaves its findings on them, and may take their values. */
  fresh: boolean
  /** Decided ahead, while the part before was being written. */
  draft: Draft | undefined
  /** How many edits were known of when it was read. */
  asOf: number
  /** Reads the records afresh. */
  reread: () => Promise<void>
}

/** A part decided but not yet written. */
export interface Draft {
  /** One per record of the part; pending ones are decided again when the draft does not hold. */
  outcomes: Outcome[]
  /** Positions of the records that neither were refused nor are known to change nothing. */
  pending: number[]
  stored: Map<string, StoredRow>
  extra: unknown
  /** By position in the batch. */
  imprints: Map<number, Imprint | null>
  /** False when the draft may be wrong: only who knows the holders of unique values can tell. */
  sure: boolean
  /** Keys were taken for new without asking the table. */
  assumesNew: boolean
  writing: Writing
}
