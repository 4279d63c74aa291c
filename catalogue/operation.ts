import type { Field } from './fields.ts'
import type { Shape } from './output.ts'

export type Group =
  | 'academic'
  | 'financial'
  | 'query'
  | 'recruitment'
  | 'service'
  | 'workforce'
  | 'auth'
  | 'management'

export type Scope = 'recebe' | 'consulta' | 'financeiro' | 'auditoria' | 'sensivel' | 'workforce'

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
  prefix: string
  /** Fields that identify a record for the client. */
  key: readonly [string, ...string[]]
  fields: Readonly<Record<string, Field>>
  example: Readonly<Record<string, string | number | null>>
}

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

export type Operation = InboundOperation | QueryOperation | WorkforceOperation

export const prefixes = {
  inbound: '/APIPlataformaIntegracao',
  query: '/apiconsultadadosplataforma',
  workforce: '/apiworkforceintegracao',
} as const

export const pathOf = (operation: Operation) => `${prefixes[operation.family]}/${operation.id}`

/** Keeps the literal types of a declaration while checking it. */
export const inbound = <const T extends InboundOperation>(operation: T): T => operation
export const query = <const T extends QueryOperation>(operation: T): T => operation
export const workforce = <const T extends WorkforceOperation>(operation: T): T => operation
