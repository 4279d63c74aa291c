import type { atDoor } from '../catalogue/openapi/door-problems.ts'
import type { ProblemIn } from '../catalogue/openapi/failures.ts'
import type { bodyProblems, ProblemCode } from '../catalogue/problems.ts'
import type { WrongField } from '../catalogue/wire/failures.ts'
import { problemHeader } from '../catalogue/wire/headers.ts'

/** A refusal of the platform. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'Problem'
  readonly code: C
  readonly status: number
  /** Fields that the refusal concerns. */
  readonly fields: readonly WrongField[]
  /** Details as data: findings, changes, the missing right. */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** Request id, for the operator's log. */
  readonly requestId: string
  /** Address that refused; empty where it is not known. */
  readonly url: string

  constructor(told: Told<C>, status: number, headers: Headers, url = '') {
    super(told.mensagem)
    this.code = told.codigo
    this.status = status
    this.fields = told.campos ?? []
    this.details = told.detalhes ?? {}
    this.retryAfter = Number(headers.get('retry-after')) || undefined
    this.requestId = headers.get('x-request-id') ?? ''
    this.url = url
  }
}

/** Codes that a declaration lists. */
type Own<D> = D extends { problems: readonly (infer C extends ProblemCode)[] } ? C : never

/** Codes that any operation of the family may answer, by any door. */
type Common<D> =
  | (D extends { family: 'inbound' | 'query' | 'control' } ? ProblemIn<D['family']> : never)
  | (D extends { family: 'workforce' } ? ProblemIn<'command' | 'read'> : never)
  | (typeof bodyProblems)[number]
  | (typeof atDoor)[number]
  | 'CREDENCIAL_AUSENTE'
  | 'ESCOPO_AUSENTE'
  | 'REGISTRO_INVALIDO'
  | 'SIMULTANEOS_DEMAIS'

/** Refusals of an operation. */
export type ProblemOf<D> = Problem<Own<D> | Common<D>>

/** The refusal that an operation answered; undefined for other errors. */
export const problemOf = <D>(_declaration: D, error: unknown): ProblemOf<D> | undefined =>
  error instanceof Problem ? (error as ProblemOf<D>) : undefined

interface Told<C> {
  codigo: C
  mensagem: string
  campos?: readonly WrongField[]
  detalhes?: Readonly<Record<string, unknown>>
}

/** No answer came, or one that is not the platform's: the network or a proxy failed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  /** Status of an answer that is not the platform's. */
  readonly status: number | undefined

  constructor(cause: unknown) {
    const status = typeof cause === 'number' ? cause : undefined
    super(status ? `a resposta ${status} não é da plataforma` : 'a plataforma não respondeu', { cause })
    this.status = status
  }
}

/** Whether an answer is a refusal. Some institutions configure status 200 for these, too. */
export const isRefusal = ({ ok, headers }: Response): boolean => !ok || headers.has(problemHeader)

/** Reads a refusal in the shape of any family. An answer without a code is not the platform's. */
export function refusalIn({ status, headers, url }: Response, body: unknown): Problem | Unreachable {
  const told = errorIn(body) ?? messageIn(body, headers.get(problemHeader))
  return told ? new Problem(told, status, headers, url) : new Unreachable(status)
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Shape for people and the workforce. */
function errorIn(body: unknown): Told<ProblemCode> | undefined {
  const error = member(body, 'error')
  return member(error, 'codigo') && member(error, 'mensagem') ? (error as Told<ProblemCode>) : undefined
}

/** Shape of the integration interface, with the code in a header. */
function messageIn(body: unknown, code: string | null): Told<ProblemCode> | undefined {
  const mensagem = member(body, 'MsgRetorno') ?? member(member(body, 'response'), 'errorMessage')
  if (code === null || typeof mensagem !== 'string') return undefined
  return { codigo: code as ProblemCode, mensagem }
}
