import type { Machine } from '../../catalogue/machines/machine.ts'
import type { CommandOperation, ListingOperation, RecordOperation } from '../../catalogue/operation.ts'

/** What the pages of a noun are derived from. */
export interface Noun {
  machine: Machine
  listing: ListingOperation
  record: RecordOperation
  commands: readonly CommandOperation[]
  /** The column that names a record. */
  name: string
  /** The columns that a table has room for; the page and the file have them all. */
  columns: readonly string[]
}

/** A page of a noun knows at which address it lives. */
export interface NounPage {
  noun: Noun
  slug: string
}

/** How an operation that a record names is declared. */
export const commandOf = ({ commands }: Noun, id: string) => commands.find((command) => command.id === id)
