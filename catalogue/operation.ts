import type { Field } from './fields.ts'
import type { Shape } from './output.ts'
import type { ProblemCode } from './problems.ts'

export type Group =
  | 'academic'
  | 'financial'
  | 'query'
  | 'recruitment'
  | 'service'
  | 'workforce'
  | 'auth'
  | 'batches'
  | 'webhook'
  | 'management'

/** What a credential can open. */
export const scopes = {
  recebe: 'Envio de lotes',
  consulta: 'Consultas',
  financeiro: 'Dados financeiros',
  auditoria: 'Trilha de auditoria',
  sensivel: 'Dados de deficiência nas consultas',
  workforce: 'Força de trabalho',
} as const

export type Scope = keyof typeof scopes

/** What the staff of an institution may do: each by a profile, and a management key by what it was given. */
export const rights = {
  'integracao.ver': 'Ver lotes, resultados, webhooks e entregas',
  'integracao.alterar': 'Reprocessar lotes; cadastrar, testar, pausar e remover webhooks',
} as const

export type Right = keyof typeof rights

/**
 * Rights with which somebody could give themselves or others more. A profile with one is given by a batch only where the
 * client marked it so: a token that sends users must not make administrators.
 */
export const reservedRights: readonly Right[] = ['integracao.alterar']

/** What a credential may hold: scopes, or rights where it is a management key. */
export type Grant = Scope | Right

interface Common {
  /** The operation's name: its path, its route, its binding, its metric label. */
  id: string
  group: Group
  scope: Scope
  title: string
  description: string
  /** Name of the operation that replaces this one. */
  deprecated?: string
}

/** Receives a batch of records and answers only that it was received. */
export interface InboundOperation extends Common {
  family: 'inbound'
  /** Body key of the array of records. */
  list: string
  /** A single record may stand there without the array. */
  lone?: true
  prefix: string
  /** Fields that identify a record for the client. */
  key: readonly [string, ...string[]]
  fields: Readonly<Record<string, Field>>
  example: Readonly<Record<string, string | number | null | readonly Sample[]>>
}

type Sample = Readonly<Record<string, unknown>>

/** A filter of a query. `disregardsPeriod` makes the period unnecessary. */
export interface Filter {
  field: Field
  disregardsPeriod?: true
}

/** Answers the records created or changed in a period. */
export interface QueryOperation extends Common {
  family: 'query'
  /** A: totals as text inside `<name>`; B: numeric totals at the top with `response`. */
  wrapper: { kind: 'A'; name: string; response: boolean } | { kind: 'B' }
  /** Which moments of a record the period compares. */
  period: 'inclusao' | 'inclusao-ou-atualizacao'
  filters: Readonly<Record<string, Filter>>
  element: Shape
  /** A second spelling of the element, asked for with `formato`. */
  formats?: Readonly<Record<string, Shape>>
  /** What the sample request asks for besides a period. */
  example?: Sample
}

export type InputShape = { readonly [key: string]: Field | { fields: InputShape; text: string } }

/** Workforce command or list; every scalar is text. */
export interface WorkforceOperation extends Common {
  family: 'workforce'
  input: InputShape
  /** Absent for commands, which answer an empty object. */
  output?: { list: string; element: Shape }
  example: unknown
}

/** The right that each value of a field needs. */
interface RightByValue {
  by: string
  rights: Readonly<Record<string, Right>>
}

/** A small object in, a small object out. */
export interface ControlOperation extends Omit<Common, 'scope'> {
  family: 'control'
  /** `token`: in TOKEN or token of the body. `none`: the operation itself judges who calls. */
  credential: 'token' | 'none'
  /** Absent: any integration token of the client will do. */
  scope?: Scope
  /** The right that opens it to staff too, under /gestao; one per value of a field where values differ in that. */
  staff?: Right | RightByValue
  /** What the body carries besides the credential. */
  input: InputShape
  output: Shape
  /** Whether every answer, refusals too, ends with `response`. */
  response: boolean
  /** What it may refuse besides what every operation may. */
  problems: readonly ProblemCode[]
  /** A sample request, without the credential. */
  example: Sample
}

export type Operation = InboundOperation | QueryOperation | WorkforceOperation | ControlOperation

export const prefixes = {
  inbound: '/APIPlataformaIntegracao',
  query: '/apiconsultadadosplataforma',
  workforce: '/apiworkforceintegracao',
  control: '/APIPlataformaIntegracao',
} as const

export const pathOf = (operation: Operation) => `${prefixes[operation.family]}/${operation.id}`

/** An operation that staff have too. */
export interface StaffOperation extends ControlOperation {
  staff: Right | RightByValue
}

export const staffOperations = (operations: readonly Operation[]): StaffOperation[] =>
  operations.filter(
    (operation): operation is StaffOperation =>
      operation.family === 'control' && operation.staff !== undefined,
  )

export const staffPathOf = ({ id }: StaffOperation) => `/gestao/${id}`

/** Every right that some use of the operation needs. */
export const rightsOf = ({ staff }: StaffOperation): Right[] =>
  typeof staff === 'string' ? [staff] : [...new Set(Object.values(staff.rights))]

/** For what a right is needed, where that depends on a field: `ACAO CADASTRAR, REMOVER`. Empty: for all of it. */
export function usesOf({ staff }: StaffOperation, right: Right): string {
  if (typeof staff === 'string') return ''
  const values = Object.keys(staff.rights).filter((value) => staff.rights[value] === right)
  return `${staff.by} ${values.join(', ')}`
}

/** Keeps the literal types of a declaration while checking it. */
export const inbound = <const T extends InboundOperation>(operation: T): T => operation
export const query = <const T extends QueryOperation>(operation: T): T => operation
export const workforce = <const T extends WorkforceOperation>(operation: T): T => operation
export const control = <const T extends ControlOperation>(operation: T): T => operation
