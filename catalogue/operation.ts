import { type Doors, isForPeople } from './doors.ts'
import type { Effect } from './effects.ts'
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
  /** Name of the operation: path, route, binding and metric label. */
  id: string
  group: Group
  doors: Doors
  title: Phrase
  description: Phrase
  /** Name of the operation that replaces this one. */
  deprecated?: string
}

/** Receives a batch of records; the answer only confirms the receipt. */
export interface InboundOperation extends Common {
  family: 'inbound'
  /** Body key of the array of records. */
  list: string
  /** A single record is accepted without the array. */
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

/** Dates and times of a record, by the names under which a caller chooses them. */
export type PeriodFields = Readonly<Record<string, Leaf & { type: 'date' | 'datetime' }>>

/** Returns the records of a period, or those that the caller names. */
export interface QueryOperation extends Common {
  family: 'query'
  /** Queries show all records, so parties, who see only their own, have none. */
  doors: Doors & { party?: never }
  /** A: totals as text inside `<name>`; B: numeric totals at the top with `response`. */
  wrapper: { kind: 'A'; name: string; response: boolean } | { kind: 'B' }
  /**
   * Date that the period compares. If several are declared, `periodoPor` chooses; the first is the default.
   * `none` is a look-up, which requires a filter that replaces the period.
   */
  period: 'inclusao' | 'inclusao-ou-atualizacao' | 'none' | PeriodFields
  /** Elements are groups of records, by these labels. `agruparPor` chooses; the first is the default. */
  groups?: Readonly<Record<string, Phrase>>
  filters: Readonly<Record<string, Filter>>
  element: Shape
  /** Other formats of the element, chosen by `formato`. */
  formats?: Readonly<Record<string, Shape>>
  /** Fields of the sample request besides the period. */
  example?: Sample
}

export type InputShape = { readonly [key: string]: Field | { fields: InputShape; text: Phrase } }

/** Workforce command or list; every scalar is text. */
export interface WorkforceOperation extends Common {
  family: 'workforce'
  input: InputShape
  /** Answer beside `error`. Absent for commands, which answer an empty object. */
  output?: Shape
  /** Problems besides those of every operation of the family. */
  problems?: readonly ProblemCode[]
  example: unknown
}

/** Small request and small answer. */
export interface ControlOperation extends Common {
  family: 'control'
  /** Body besides the credential. */
  input: InputShape
  /** Field that is read from the query string, as in `?LOTE=7`, if the body lacks it. */
  inAddress?: string
  output: Shape
  /** Whether every answer, including refusals, ends with `response`. */
  response: boolean
  /** Problems besides those of every operation. */
  problems: readonly ProblemCode[]
  /** Sample request without the credential. */
  example: Sample
}

/** Operations of people, under /gestao. */
interface ManagementCommon extends Common {
  family: 'management'
  /** Noun, named as in its machine, listing and page. */
  noun: string
  problems: readonly ProblemCode[]
  example: Sample
}

/** Changes something: a move of a machine, or the record itself. */
export interface CommandOperation extends ManagementCommon {
  kind: 'command'
  /** Label of the button. */
  rotulo: Phrase
  /** Sentence shown after the command ran by a personal link. Every command that links offer has one. */
  done?: Phrase
  move?: { machine: Machine; name: string }
  /** Inbound operation whose record it writes, through the engine of batches. */
  edit?: { operation: string }
  /** Target: a new record, an existing one, or up to `many` at once. */
  on: 'new' | 'one' | { many: number }
  /** States in which it can be called, if it makes no move and not all states allow it. */
  during?: readonly string[]
  /**
   * Guards of the noun's machine for a command without a move. They judge the record alone, not the input.
   */
  guards?: readonly string[]
  /** The caller must send the version of the record that was shown. */
  version?: true
  /** Its fields are those of the record: the form opens with them, and sends what changed. */
  edits?: true
  /** The caller confirms the password in `senha`, unless the session came by single sign-on. */
  proven?: true
  /**
   * Runs in steps that are committed one by one: an interrupted command continues when sent again. One at a
   * time per client.
   */
  stepped?: true
  /** Works on records as batches sent them, through the engine of batches. */
  engine?: true
  /** Also writes records that batches feed, in a transaction between two parts of a batch. */
  amongBatches?: true
  /** Calls other systems or computes for long, without holding a transaction. */
  apart?: true
  /** Irreversible: one sentence about what remains. People confirm it first. */
  lasting?: Phrase
  /** What a correction of each field of an issued term requires; the form shows it before it is saved. */
  effects?: Readonly<Record<string, Effect>>
  /** Values of its own fields that follow from the rest of the input and the record, where they are left empty. */
  follows?: (input: Readonly<Record<string, unknown>>, record: object) => Readonly<Record<string, string>>
  /** What the record as shown requires of a caller: groups of its fields, of which one each has to be filled. */
  needs?: (record: object, caller: 'staff' | 'party') => readonly (readonly [string, ...string[]])[]
  /** Command that does what this one previews, with the same input. */
  foretells?: string
  /**
   * Message after the command: these outputs, and a link to the noun's list filtered by these input fields.
   */
  outcome?: { tells: readonly string[]; listedBy?: readonly string[] }
  /** List of the input that the rows of a file fill; `linhas` of the answer has the outcome of each. */
  sheet?: string
  /** Input besides the record and the reason. */
  input: InputShape
  output: Shape
  /** Nouns whose listings and pages change. */
  changes: readonly string[]
}

/** One page of a table, or all of it as a file. */
export interface ListingOperation extends ManagementCommon {
  kind: 'listing'
  columns: Shape
  filters: Readonly<Record<string, Field>>
  /** Describes what `busca` searches. */
  search: Phrase
  /** Columns for ordering, with labels. */
  orders: Readonly<Record<string, Phrase>>
  /** Default order; a leading hyphen means descending. */
  usualOrder: string
}

/** One record with its parts, history and actions. */
export interface RecordOperation extends ManagementCommon {
  kind: 'record'
  element: Shape
  machine?: Machine
  /** Inbound operation that feeds such records; their page shows corrections. */
  fed?: string
  /** Fields that name the record as people do, in place of its id. The first is enough. */
  numbered?: InputShape
}

export type ManagementOperation = CommandOperation | ListingOperation | RecordOperation

/** Operations of systems; people share those with a door for them. */
export type Operation = InboundOperation | QueryOperation | WorkforceOperation | ControlOperation

export const prefixes = {
  inbound: '/APIPlataformaIntegracao',
  query: '/apiconsultadadosplataforma',
  workforce: '/apiworkforceintegracao',
  control: '/APIPlataformaIntegracao',
} as const

export const pathOf = (operation: Operation) => `${prefixes[operation.family]}/${operation.id}`

/** Operations that systems and people may share. Batches come from systems alone. */
export type SharedOperation = QueryOperation | WorkforceOperation | ControlOperation

export const sharedOperations = (operations: readonly Operation[]): SharedOperation[] =>
  operations.filter(
    (operation): operation is SharedOperation => operation.family !== 'inbound' && isForPeople(operation),
  )

/** Whether a credential of the institution is required; else the operation itself checks the caller. */
export const asksForToken = ({ doors }: ControlOperation): boolean => doors.integration !== undefined

/** Keeps the literal types of a declaration while checking it. */
export const inbound = <const T extends InboundOperation>(operation: T): T => operation
export const query = <const T extends QueryOperation>(operation: T): T => operation
export const workforce = <const T extends WorkforceOperation>(operation: T): T => operation
export const control = <const T extends ControlOperation>(operation: T): T => operation
export const command = <const T extends CommandOperation>(operation: T): T => operation
export const listing = <const T extends ListingOperation>(operation: T): T => operation
export const record = <const T extends RecordOperation>(operation: T): T => operation
