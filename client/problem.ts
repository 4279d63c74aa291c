import type { ProblemCode } from '../catalogue/problems.ts'
import type { WrongField } from '../catalogue/wire/failures.ts'

/** A refusal as the platform told it. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  /** The fields it is about. */
  readonly fields: readonly WrongField[]
  /** The same as data: findings, what changed, the missing right. */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined
  /** What the operator finds it by. */
  readonly requestId: string

  constructor(told: Told, status: number, headers: Headers) {
    super(told.mensagem)
    this.code = told.codigo
    this.status = status
    this.fields = told.campos ?? []
    this.details = told.detalhes ?? {}
    this.retryAfter = Number(headers.get('retry-after')) || undefined
    this.requestId = headers.get('x-request-id') ?? ''
  }
}

interface Told {
  codigo: ProblemCode
  mensagem: string
  campos?: readonly WrongField[]
  detalhes?: Readonly<Record<string, unknown>>
}

/** No answer came, or none that the platform gives: the network, or something between. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause })
  }
}

/** What a refusal's body says; nothing where it is none of ours. */
export function toldIn(body: unknown): Told | undefined {
  const error = body && typeof body === 'object' && 'error' in body ? body.error : undefined
  if (!error || typeof error !== 'object' || !('codigo' in error) || !('mensagem' in error)) return undefined
  return error as Told
}
