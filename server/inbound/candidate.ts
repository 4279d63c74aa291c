import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import type { Report } from '../records/report.ts'
import type { Correction } from './correction.ts'
import type { Values } from './layout.ts'

/** A record as it was read: what it says, what was found, where it will go. */
export interface Candidate {
  sequence: number
  key: string
  returnId: string | null
  values: Values
  /** Which fields the record brought, empty or not. */
  present: string
  /** What goes to which column; undefined where the stored value stays. */
  slots: Values
  password: string | null
  report: Report
  /** What corrections made of it; absent for the most of them, which have none. */
  corrected?: Corrected
  /** What the values look like for which it is not applied, by field. */
  shapes?: Map<string, string>
  /** Who has a unique value that it wanted. */
  clashes?: { code: OccurrenceCode; field: string; holder: string }[]
}

/** A record of which some values were corrected. */
export interface Corrected {
  /** What it said before, as it is recognised by. */
  sent: string
  /** Corrections that stand in the place of what it said. */
  kept: readonly Correction[]
  /** Corrections that end if it is applied. */
  ended: readonly Correction[]
  /** Reads the record with the corrected values, which was left until they are needed: one that comes as it was needs none. */
  later?: () => Candidate
}

/** Puts corrected values in their places, if that was left. */
export function mend(candidate: Candidate): void {
  const { present, corrected } = candidate
  if (!corrected?.later) return
  const { later, ...rest } = corrected
  Object.assign(candidate, { shapes: undefined }, later(), { present, corrected: rest })
}

const nothing: Values = []

/** Lets go of what a record says, once it is decided. */
export function release(candidate: Candidate): void {
  candidate.values = nothing
  candidate.slots = nothing
  candidate.password = null
}
