import { type Doors, isForPeople } from './doors.ts'
import type { Field } from './fields.ts'
import type { Machine } from './machines/machine.ts'
import type { Leaf, Shape } from './output.ts'
import type { Phrase } from './phrase.ts'
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

interface Common {
  /** The operation's name: its path, its route, its binding, its metric label. */
  id: string
  group: Group
  /** Who may call it. */
  doors: Doors
  title: Phrase
  description: Phrase
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

/** Days and moments of a record, by the names that a caller chooses them by. */
export type PeriodFields = Readonly<Record<string, Leaf & { type: 'date' | 'datetime' }>>

/** Answers the records of a period, or those that a caller names. */
export interface QueryOperation extends Common {
  family: 'query'
  /** Parties see only what is theirs, and queries show everything. */
  doors: Doors & { party?: never }
  /** A: totals as text inside `<name>`; B: numeric totals at the top with `response`. */
  wrapper: { kind: 'A'; name: string; response: boolean } | { kind: 'B' }
  /**
   * What of a record the period compares. Of several declared days and moments `periodoPor` chooses one; the first is
   * the usual one. `none` is a look-up: one of the filters that make a period unnecessary has to come.
   */
  period: 'inclusao' | 'inclusao-ou-atualizacao' | 'none' | PeriodFields
  /** Elements are groups of records: by what, in words. `agruparPor` chooses; the first is the usual one. */
  groups?: Readonly<Record<string, Phrase>>
  filters: Readonly<Record<string, Filter>>
  element: Shape
  /** A second spelling of the element, asked for with `formato`. */
  formats?: Readonly<Record<string, Shape>>
  /** What the sample request asks for besides a period. */
  example?: Sample
}

export type InputShape = { readonly [key: string]: Field | { fields: InputShape; text: Phrase } }

/** Workforce command or list; every scalar is text. */
export interface WorkforceOperation extends Common {
  family: 'workforce'
  input: InputShape
  /** What it answers beside `error`. Absent for commands, which answer an empty object. */
  output?: Shape
  /** What it may refuse besides what every operation of the family may. */
  problems?: readonly ProblemCode[]
  example: unknown
}

/** A small object in, a small object out. */
export interface ControlOperation extends Common {
  family: 'control'
  /** What the body carries besides the credential. */
  input: InputShape
  /** The field that is read from the address, as in `?LOTE=7`, where the body has none. */
  inAddress?: string
  output: Shape
  /** Whether every answer, refusals too, ends with `response`. */
  response: boolean
  /** What it may refuse besides what every operation may. */
  problems: readonly ProblemCode[]
  /** A sample request, without the credential. */
  example: Sample
}

/** What people do, each under /gestao. */
interface ManagementCommon extends Common {
  family: 'management'
  /** The noun it is about, as its machine, its listing and its page are named. */
  noun: string
  problems: readonly ProblemCode[]
  example: Sample
}

/** Changes something: a move of a machine, or the record itself. */
export interface CommandOperation extends ManagementCommon {
  kind: 'command'
  /** The verb on the button. */
  rotulo: Phrase
  /** The move it makes, where it makes one. */
  move?: { machine: Machine; name: string }
  /** The inbound operation whose record it writes, through the engine of batches. */
  edit?: { operation: string }
  /** What it acts on: a new record, one that exists, or up to so many at once. */
  on: 'new' | 'one' | { many: number }
  /** The states of the record in which it can be called, where it makes no move and not all will do. */
  during?: readonly string[]
  /** Guards of the noun's machine that it asks, where it makes no move: of the record alone, whatever is told besides. */
  guards?: readonly string[]
  /** The caller has to say which version of the record was seen. */
  version?: true
  /** The caller proves again who they are, in the field `senha`, unless the institution itself vouches for the session. */
  proven?: true
  /** It is made in steps that are kept one by one: ended in the middle, the same command goes on. One at a time for each client. */
  stepped?: true
  /** It works on records as batches brought them, through the engine of batches. */
  engine?: true
  /** It asks others, who may be slow, or works long itself, and holds no transaction meanwhile. */
  apart?: true
  /** It cannot be taken back: what stays of it, in one sentence. Whoever gives it by hand is asked first. */
  lasting?: Phrase
  /** The command that does what this one only foretells, told the same. */
  foretells?: string
  /** What people are told once it is done: these of its outputs, and the list of its noun under what was told in these fields. */
  outcome?: { tells: readonly string[]; listedBy?: readonly string[] }
  /** What is told besides the record and the reason. */
  input: InputShape
  output: Shape
  /** Nouns whose listings and pages show something else afterwards. */
  changes: readonly string[]
}

/** One page of a table, and the whole of it as a file. */
export interface ListingOperation extends ManagementCommon {
  kind: 'listing'
  columns: Shape
  filters: Readonly<Record<string, Field>>
  /** What `busca` looks into, in words. */
  search: Phrase
  /** By which columns it can be ordered, with what people read. */
  orders: Readonly<Record<string, Phrase>>
  /** The order of who asks for none; with a hyphen in front, descending. */
  usualOrder: string
}

/** One record with its parts, its history and what can be done with it. */
export interface RecordOperation extends ManagementCommon {
  kind: 'record'
  element: Shape
  machine?: Machine
  /** The inbound operation that feeds such records: what people corrected of one is told with it. */
  fed?: string
}

export type ManagementOperation = CommandOperation | ListingOperation | RecordOperation

/** What systems of institutions call, and people where a door of theirs leads to it. */
export type Operation = InboundOperation | QueryOperation | WorkforceOperation | ControlOperation

export const prefixes = {
  inbound: '/APIPlataformaIntegracao',
  query: '/apiconsultadadosplataforma',
  workforce: '/apiworkforceintegracao',
  control: '/APIPlataformaIntegracao',
} as const

export const pathOf = (operation: Operation) => `${prefixes[operation.family]}/${operation.id}`

/** What systems call and people have too. Batches come from systems alone. */
export type SharedOperation = QueryOperation | WorkforceOperation | ControlOperation

export const sharedOperations = (operations: readonly Operation[]): SharedOperation[] =>
  operations.filter(
    (operation): operation is SharedOperation => operation.family !== 'inbound' && isForPeople(operation),
  )

/** Whether a credential of the institution leads in; else the operation itself judges who calls. */
export const asksForToken = ({ doors }: ControlOperation): boolean => doors.integration !== undefined

/** Keeps the literal types of a declaration while checking it. */
export const inbound = <const T extends InboundOperation>(operation: T): T => operation
export const query = <const T extends QueryOperation>(operation: T): T => operation
export const workforce = <const T extends WorkforceOperation>(operation: T): T => operation
export const control = <const T extends ControlOperation>(operation: T): T => operation
export const command = <const T extends CommandOperation>(operation: T): T => operation
export const listing = <const T extends ListingOperation>(operation: T): T => operation
export const record = <const T extends RecordOperation>(operation: T): T => operation
