import type { OccurrenceCode } from '../../catalogue/occurrences.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import type pg from 'pg'
import type { ReadContext } from './readers.ts'
import type { Report } from './report.ts'

export type Value = string | null
/** Values of a record by field; `undefined` where the key was absent and the stored value stays. */
export type Values<F extends string> = Partial<Record<F, Value>>

export type SqlType = 'text' | 'date' | 'boolean' | 'bigint' | 'numeric' | 'bytea'

/** Where a field's value goes. One field may feed several columns; sealed ones share one encrypted column. */
export interface Slot {
  column: string
  type: SqlType
  /** Turns the value into what the column holds, for example a folded search key. */
  fold?: (value: string) => string
  /** The column is encrypted JSON; this is the value's name in it. */
  sealedAs?: string
}

/** Among active rows, no two may share this column's value. */
export interface Unique {
  column: string
  field: string
  code: OccurrenceCode
  /** Columns that must be empty for the rule to apply. */
  unless?: string
}

/** A stored or planned row: values by column slot. */
export type Row = Readonly<Record<string, Value>>

/** Registers of the client that records refer to. */
export interface Registers {
  deficiencias: ReadonlySet<string>
  perfis: ReadonlyMap<string, string>
  unidades: Map<string, { id: string; nome: string; superiorId: string | null }>
}

export interface Decision<Extra> {
  existing: Row | undefined
  planned: Row
  hasPassword: boolean
  extra: Extra
  report: Report
}

/** How one inbound operation's records are kept: what cannot be data is a function here. */
export interface Entity<O extends InboundOperation = InboundOperation, Extra = unknown> {
  operation: O
  table: string
  keyType: 'text' | 'bigint'
  keyColumn: string
  slots: Readonly<Partial<Record<keyof O['fields'] & string, readonly Slot[]>>>
  /** Columns computed from the planned row, as SQL text. */
  computed?: Readonly<Record<string, { type: SqlType; from: (row: Row, context: ReadContext) => Value }>>
  password?: { field: keyof O['fields'] & string; owner: string }
  unique: readonly Unique[]
  /** Whether a row counts for uniqueness. Absent: every row counts. */
  active?: (row: Row, context: ReadContext) => boolean
  /** SQL that keeps stored activity true to the calendar, run before each batch. $1 is today. */
  refreshActive?: string
  /** Rules across the fields of one record. */
  check: (values: Values<keyof O['fields'] & string>, report: Report, context: ReadContext, registers: Registers) => void
  /** Values that need a register: changes a record's slots before it is planned, for a whole part at once. */
  resolve?: (rows: Resolvable<O>[], registers: Registers, client: pg.ClientBase) => Promise<void>
  /** Loads what `decide` needs, for all rows of a part that change. */
  load?: (changed: { existing: Row; id: string }[], client: pg.ClientBase) => Promise<Extra>
  /** Rules that depend on whether the row exists and what it was. */
  decide?: (decision: Decision<Extra | undefined>) => void
}

export interface Resolvable<O extends InboundOperation> {
  values: Values<keyof O['fields'] & string>
  slots: Record<string, Value>
  report: Report
}

/** Checks a declaration against its operation and forgets the exact types, for the table of bindings. */
export function entity<O extends InboundOperation, Extra>(declaration: Entity<O, Extra>): Entity {
  return declaration as unknown as Entity
}
