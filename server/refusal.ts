import type { ProblemCode } from '../catalogue/problems.ts'

/** What a refusal is about: what its sentence names, and what only programs read. */
export type RefusalDetail = Readonly<Record<string, string | number | readonly object[]>>

/** A request that cannot be served, by its documented code. It knows no transport. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly detail: RefusalDetail
  readonly fields: readonly { campo: string; mensagem: string }[]

  constructor(
    code: ProblemCode,
    detail: RefusalDetail = {},
    fields: readonly { campo: string; mensagem: string }[] = [],
  ) {
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
