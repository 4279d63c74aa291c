import type { Report } from '../records/report.ts'
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
}

const nothing: Values = []

/** Lets go of what a record says, once it is decided. */
export function release(candidate: Candidate): void {
  candidate.values = nothing
  candidate.slots = nothing
  candidate.password = null
}
