import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import type { Report } from '../records/report.ts'
import type { Correction } from './correction.ts'
import type { Values } from './layout.ts'

/** A record that was read: its values, findings and target columns. */
export interface Candidate {
  sequence: number
  key: string
  returnId: string | null
  values: Values
  /** Bitmap of the fields that the record contains, empty or not. */
  present: string
  /** Values by slot; undefined where the stored value stays. */
  slots: Values
  password: string | null
  report: Report
  /** Set if the record has corrections. */
  corrected?: Corrected
  /** Shapes of the values that caused a refusal, by field. */
  shapes?: Map<string, string>
  /** Holders of unique values that the record wanted. */
  clashes?: { code: OccurrenceCode; field: string; holder: string }[]
}

export interface Corrected {
  /** Fingerprint of the record as sent. */
  sent: string
  /** Corrections that replace sent values. */
  kept: readonly Correction[]
  /** Corrections that end if the record is applied. */
  ended: readonly Correction[]
  /**
   * Reads the record with the corrected values. Deferred, because a record that did not change does not need
   * it.
   */
  later?: () => Candidate
}

/** Applies corrected values that were deferred. */
export function applyCorrections(candidate: Candidate): void {
  const { present, corrected } = candidate
  if (!corrected?.later) return
  const { later, ...rest } = corrected
  Object.assign(candidate, { shapes: undefined }, later(), { present, corrected: rest })
}

const nothing: Values = []

/** Frees the values of a decided record. */
export function release(candidate: Candidate): void {
  candidate.values = nothing
  candidate.slots = nothing
  candidate.password = null
}
