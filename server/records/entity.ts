import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import type { Sealer } from '../store/sealing.ts'
import type { ReadContext } from './reading.ts'
import type { Report } from './report.ts'

export type Value = string | null

/** Values by name. `undefined` if the key was absent, so that the stored value stays. */
export interface View<N extends string = string> {
  // Method syntax is bivariant: a view of more names is accepted where fewer are read.
  get(name: N): Value | undefined
}

export type SqlType = 'text' | 'date' | 'boolean' | 'integer' | 'bigint' | 'numeric' | 'bytea' | 'json'

/** Column of the natural key. `empty` replaces an empty optional part. */
export interface KeyColumn {
  column: string
  type: 'text' | 'integer' | 'bigint'
  empty?: string
}

/** Target of a field's value. A field may feed several columns; sealed ones share one encrypted column. */
export interface Slot {
  column: string
  type: SqlType
  /** Transforms the value, for example to a folded search key. */
  fold?: (value: string) => string
  /** Name of the value in the column's encrypted JSON. */
  sealedAs?: string
  /** The value is a file in base64 for the file store and has no column; this column names it there. */
  contentOf?: string
}

/** Column whose value is unique among active rows. */
export interface Unique {
  column: string
  field: string
  code: OccurrenceCode
  /** The rule applies only while this column is empty. */
  unless?: string
}

/** Reference tables of the client. */
export interface Registers {
  deficiencias: ReadonlySet<string>
  perfis: ReadonlyMap<string, string>
  unidades: Map<string, { id: string; nome: string; superiorId: string | null; origem: string }>
}

export interface Decision<Extra> {
  /** The stored row, by column. */
  existing: View | undefined
  /** Id of the stored row, if any. */
  id: string | undefined
  planned: View
  hasPassword: boolean
  extra: Extra
  report: Report
  /** Keeps this column of the stored row, whatever the record says. */
  keep: (column: string) => void
}

/** A record of a part, for rules that look up a whole part at once. */
export interface Resolvable<F extends string> {
  values: View<F>
  set: (column: string, value: Value) => void
  report: Report
}

/** A record with resolved references, for rules that compare it with stored rows. */
export interface Verifiable {
  /** Values of the record, by field. */
  values: View
  row: View
  report: Report
  /** Excludes these columns from the change, or all of them if none is named. */
  keep: (...columns: string[]) => void
}

/** A record accepted as a move of a row. */
export interface MovedRecord {
  /** Id of the row. */
  id: number
  /** Values of the record, by column. */
  row: View
}

/** Storage and rules of one inbound operation's records. */
export interface Entity<O extends InboundOperation = InboundOperation, Extra = unknown> {
  operation: O
  table: keyof Tables
  /** Columns that identify a row, in the order of the operation's key. */
  key: readonly [KeyColumn, ...KeyColumn[]]
  /** Index of the key part by which other records refer to it, if not the whole key. */
  referredAs?: number
  /** Tables that `foresee` and `verify` read, besides those that fields refer to. */
  refersTo?: readonly (keyof Tables)[]
  slots: Readonly<Partial<Record<keyof O['fields'] & string, readonly Slot[]>>>
  password?: { field: keyof O['fields'] & string; owner: string }
  unique: readonly Unique[]
  /** Date column from which the row is inactive and frees its unique values; stored in column `ativo`. */
  inactiveFrom?: string
  /** Rules between fields of one record. */
  check: (
    values: View<keyof O['fields'] & string>,
    report: Report,
    context: ReadContext,
    registers: Registers,
  ) => void
  /**
   * The rules read other records of the same kind, so the parts of a batch are decided one after the other.
   */
  inTurn?: true
  /** Fills columns from reference tables, for a whole part. */
  resolve?: (records: Resolvable<keyof O['fields'] & string>[], registers: Registers, tx: Tx) => Promise<void>
  /** Looks up what records name other than by references, also for records that will wait. Only reads. */
  foresee?: (records: Verifiable[], tx: Tx) => Promise<void>
  /**
   * Checks against stored rows, for a whole part, with references resolved. `byHand` allows the changes that
   * only people may make. Only reads.
   */
  verify?: (records: Verifiable[], tx: Tx, byHand: boolean) => Promise<void>
  /** Loads what `decide` needs for the changed rows of a part; `batch` is null for an edit by a person. */
  load?: (changing: { id: string; existing: View }[], tx: Tx, batch: number | null) => Promise<Extra>
  /** Rules that depend on the stored row. */
  // Method syntax is bivariant: the table of bindings need not know `Extra`.
  decide?(decision: Decision<Extra | undefined>): void
  /** For records that are moves of existing rows: makes the moves of a part. Nothing else is written. */
  moves?: (records: readonly MovedRecord[], batch: number, today: string, tx: Tx) => Promise<void>
  /**
   * Effects of the written rows on other tables; idempotent. `touched` returns an SQL condition for those
   * rows.
   */
  follow?: (touched: (alias: string) => string, tx: Tx, sealer: Sealer) => Promise<void>
}

/** Type-checks a declaration against its operation and erases its exact types for the table of bindings. */
export function entity<O extends InboundOperation, Extra>(declaration: Entity<O, Extra>): Entity {
  return declaration
}
