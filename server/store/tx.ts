import type { Selectable, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

export type Tx = Transaction<Tables>

/** A row of a table or view, as it is read. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>

/** A table or view with one of its own columns, for composed statements. */
export type TableColumn = { [T in keyof Tables]: { table: T; column: keyof Tables[T] } }[keyof Tables]
