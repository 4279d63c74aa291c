import type { atDoor } from '../catalogue/openapi/door-problems.ts'
import type { ProblemIn } from '../catalogue/openapi/failures.ts'
import type { bodyProblems, ProblemCode } from '../catalogue/problems.ts'
import type { WrongField } from '../catalogue/wire/failures.ts'
import { problemHeader } from '../catalogue/wire/headers.ts'

/** A refusal as the platform told it. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'Problem'
  readonly code: C
  readonly status: number
  /** The fields it is about. */
  readonly fields: readonly WrongField[]
  /** The same as data: findings, what changed, the missing right. */
  readonly details: Readonly<Record<string, unknown>>
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined
  /** What the operator finds it by. */
  readonly requestId: string

  constructor(told: Told<C>, status: number, headers: Headers) {
    super(told.mensagem)
    this.code = told.codigo
    this.status = status
    this.fields = told.campos ?? []
    this.details = told.detalhes ?? {}
    this.retryAfter = Number(headers.get('retry-after')) || undefined
    this.requestId = headers.get('x-request-id') ?? ''
  }
}

/** Codes that a declaration says of itself. */
type Own<D> = D extends { problems: readonly (infer C extends ProblemCode)[] } ? C : never

/** What any operation of the family may refuse, by whichever door it is called. */
type Common<D> =
  | (D extends { family: 'inbound' | 'query' | 'control' } ? ProblemIn<D['family']> : never)
  | (D extends { family: 'workforce' } ? ProblemIn<'command' | 'read'> : never)
  | (typeof bodyProblems)[number]
  | (typeof atDoor)[number]
  | 'CREDENCIAL_AUSENTE'
  | 'ESCOPO_AUSENTE'
  | 'REGISTRO_INVALIDO'
  | 'SIMULTANEOS_DEMAIS'

/** The refusals that an operation knows. */
export type ProblemOf<D> = Problem<Own<D> | Common<D>>

/** The refusal that a call of an operation was answered with; nothing where something else went wrong. */
export const problemOf = <D>(_declaration: D, error: unknown): ProblemOf<D> | undefined =>
  error instanceof Problem ? (error as ProblemOf<D>) : undefined

interface Told<C> {
  codigo: C
  mensagem: string
  campos?: readonly WrongField[]
  detalhes?: Readonly<Record<string, unknown>>
}

/** No answer came, or none that the platform gives: the network, or something between. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
  /** Of an answer that was somebody else's. */
  readonly status: number | undefined

  constructor(cause: unknown) {
    const status = typeof cause === 'number' ? cause : undefined
    super(status ? `a resposta ${status} não é da plataforma` : 'a plataforma não respondeu', { cause })
    this.status = status
  }
}

/** Whether an answer is a refusal. Some institutions have chosen that even those come with status 200. */
export const isRefusal = ({ ok, headers }: Response): boolean => !ok || headers.has(problemHeader)

/** What a refusal says, in the shape of whichever family it is of; not ours where it has no code. */
export function refusalIn({ status, headers }: Response, body: unknown): Problem | Unreachable {
  const told = errorIn(body) ?? messageIn(body, headers.get(problemHeader))
  return told ? new Problem(told, status, headers) : new Unreachable(status)
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** As people and the workforce are told. */
function errorIn(body: unknown): Told<ProblemCode> | undefined {
  const error = member(body, 'error')
  return member(error, 'codigo') && member(error, 'mensagem') ? (error as Told<ProblemCode>) : undefined
}

/** As the interface tells it, where the code stands in a header. */
function messageIn(body: unknown, code: string | null): Told<ProblemCode> | undefined {
  const mensagem = member(body, 'MsgRetorno') ?? member(member(body, 'response'), 'errorMessage')
  if (code === null || typeof mensagem !== 'string') return undefined
  return { codigo: code as ProblemCode, mensagem }
}
