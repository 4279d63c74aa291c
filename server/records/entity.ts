import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import type { Sealer } from '../store/sealing.ts'
import type { ReadContext } from './reading.ts'
import type { Report } from './report.ts'

export type Value = string | null

/** Reads a record or a row by name. `undefined` where the key was absent and the stored value stays. */
export interface View<N extends string = string> {
  // A method, so that a view of certain names can be used where only some are asked for.
  get(name: N): Value | undefined
}

export type SqlType = 'text' | 'date' | 'boolean' | 'integer' | 'bigint' | 'numeric' | 'bytea' | 'json'

/** A column of the natural key. `empty` is what stands there when an optional part of the key is empty. */
export interface KeyColumn {
  column: string
  type: 'text' | 'integer' | 'bigint'
  empty?: string
}

/** Where a field's value goes. One field may feed several columns; sealed ones share one encrypted column. */
export interface Slot {
  column: string
  type: SqlType
  /** Turns the value into what the column holds, for example a folded search key. */
  fold?: (value: string) => string
  /** The column is encrypted JSON; this is the value's name in it. */
  sealedAs?: string
  /** The value is a file in base64 that goes to the file store and to no column; this column names it there. */
  contentOf?: string
}

/** Among active rows, no two may share this column's value. */
export interface Unique {
  column: string
  field: string
  code: OccurrenceCode
  /** The rule applies only while this other column is empty. */
  unless?: string
}

/** Registers of the client that records refer to. */
export interface Registers {
  deficiencias: ReadonlySet<string>
  perfis: ReadonlyMap<string, string>
  unidades: Map<string, { id: string; nome: string; superiorId: string | null; origem: string }>
}

export interface Decision<Extra> {
  /** The row as it stands, by column. */
  existing: View | undefined
  /** Identifier of the stored row, when there is one. */
  id: string | undefined
  planned: View
  hasPassword: boolean
  extra: Extra
  report: Report
  /** Leaves this column of an existing row as it is, whatever the record says. */
  keep: (column: string) => void
}

/** A record on its way, for rules that look things up for a whole part at once. */
export interface Resolvable<F extends string> {
  values: View<F>
  set: (column: string, value: Value) => void
  report: Report
}

/** A record whose references are known, for rules that compare it with what is stored. */
export interface Verifiable {
  /** What the record says, by field. */
  values: View
  row: View
  report: Report
  /** The record does not change these columns, or any at all when none is named. */
  keep: (...columns: string[]) => void
}

/** A record that was accepted as a move of a row. */
export interface MovedRecord {
  /** Number of the row. */
  id: number
  /** What the record says, by column. */
  row: View
}

/** How one inbound operation's records are kept: what cannot be data is a function here. */
export interface Entity<O extends InboundOperation = InboundOperation, Extra = unknown> {
  operation: O
  table: keyof Tables
  /** The columns that identify a row, in the order of the operation's key. */
  key: readonly [KeyColumn, ...KeyColumn[]]
  /** Which part of the key other records refer to it by, when not the whole. */
  referredAs?: number
  /** Tables whose records `foresee` and `verify` ask for, besides those that fields refer to. */
  refersTo?: readonly (keyof Tables)[]
  slots: Readonly<Partial<Record<keyof O['fields'] & string, readonly Slot[]>>>
  password?: { field: keyof O['fields'] & string; owner: string }
  unique: readonly Unique[]
  /** Date column from whose day on a row is inactive and frees its unique values; kept in column `ativo`. */
  inactiveFrom?: string
  /** Rules across the fields of one record. */
  check: (
    values: View<keyof O['fields'] & string>,
    report: Report,
    context: ReadContext,
    registers: Registers,
  ) => void
  /**
   * Its rules look at other records of the same kind: the parts of a batch are decided one after the other,
   * each knowing what the ones before it wrote.
   */
  inTurn?: true
  /** Fills columns that need a register, for a whole part at once. */
  resolve?: (records: Resolvable<keyof O['fields'] & string>[], registers: Registers, tx: Tx) => Promise<void>
  /** Looks for what records name in other ways than references, also of records that will wait. Only reads. */
  foresee?: (records: Verifiable[], tx: Tx) => Promise<void>
  /** Checks against what is stored, for a whole part at once, after references are known; a person may change more. Only reads. */
  verify?: (records: Verifiable[], tx: Tx, byHand: boolean) => Promise<void>
  /** Loads what `decide` needs, for all rows of a part that change; `batch` is null where a person changes a record. */
  load?: (changing: { id: string; existing: View }[], tx: Tx, batch: number | null) => Promise<Extra>
  /** Rules that depend on whether the row exists and what it was. */
  // A method, so that the table of bindings need not know what each one loads for itself.
  decide?(decision: Decision<Extra | undefined>): void
  /** Its records are moves of rows that exist: this makes those of a part, and nothing else is written. */
  moves?: (records: readonly MovedRecord[], batch: number, today: string, tx: Tx) => Promise<void>
  /** Does what written rows entail elsewhere, and may do it again; `touched` says in SQL whether a row is one of them. */
  follow?: (touched: (alias: string) => string, tx: Tx, sealer: Sealer) => Promise<void>
}

/** Checks a declaration against its operation and forgets the exact types, for the table of bindings. */
export function entity<O extends InboundOperation, Extra>(declaration: Entity<O, Extra>): Entity {
  return declaration
}
