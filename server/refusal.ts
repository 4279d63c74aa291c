import type { ProblemCode } from '../catalogue/problems.ts'
import type { Details, WrongField } from '../catalogue/wire/failures.ts'

/** A request that cannot be served, by its documented code. It knows no transport. */
export class Refusal extends Error {
  readonly code: ProblemCode
  /** What its sentence is filled with, and whatever else explains it to a program. */
  readonly detail: Details
  readonly fields: readonly WrongField[]

  constructor(code: ProblemCode, detail: Details = {}, fields: readonly WrongField[] = []) {
    // Where it was made is of no use to anybody, and finding that out costs more than many an answer.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.detail = detail
    this.fields = fields
  }
}
