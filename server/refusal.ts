import type { Message, Told, Values } from '../catalogue/message.ts'
import type { ProblemCode } from '../catalogue/problems.ts'
import type { Details, WrongField } from '../catalogue/wire/failures.ts'

/** A request that cannot be served, identified by its documented code. Independent of the transport. */
export class Refusal extends Error {
  readonly code: ProblemCode
  /** Parameters of the message, and further data for programs. */
  readonly detail: Details
  readonly fields: readonly WrongField<Told>[]

  constructor(code: ProblemCode, detail: Details = {}, fields: readonly WrongField<Told>[] = []) {
    // Refusals are expected: collecting a stack trace for each would cost more than the answer.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.detail = detail
    this.fields = fields
  }
}

/** Message of a refusal. Its details fill the text; some of them are only for programs. */
export const sentenceIn = ({ code, detail }: Refusal): Message => ({
  codigo: code,
  valores: detail as Values,
})
