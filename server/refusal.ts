import type { ProblemCode } from '../catalogue/problems.ts'

/** A request that cannot be served, by its documented code. It knows no transport. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly detail: Readonly<Record<string, string | number>>
  readonly fields: readonly { campo: string; mensagem: string }[]

  constructor(
    code: ProblemCode,
    detail: Readonly<Record<string, string | number>> = {},
    fields: readonly { campo: string; mensagem: string }[] = [],
  ) {
    super(code)
    this.code = code
    this.detail = detail
    this.fields = fields
  }
}
