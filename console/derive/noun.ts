import type { Machine } from '../../catalogue/machines/machine.ts'
import type {
  CommandOperation,
  ListingOperation,
  ManagementOperation,
  RecordOperation,
} from '../../catalogue/operation.ts'

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

/** The first listing and record that a noun's operations have, and its commands. */
export function nounOf(
  machine: Machine,
  operations: readonly ManagementOperation[],
  view: Pick<Noun, 'name' | 'columns'>,
): Noun {
  const listing = operations.find((one) => one.kind === 'listing')
  const record = operations.find((one) => one.kind === 'record')
  if (!listing || !record) throw new Error(`${machine.noun} has no list or no page`)
  return { machine, listing, record, commands: operations.filter((one) => one.kind === 'command'), ...view }
}

/** A page of a noun knows at which address it lives. */
export interface NounPage {
  noun: Noun
  slug: string
}

/** How an operation that a record names is declared. */
export const commandOf = ({ commands }: Noun, id: string) => commands.find((command) => command.id === id)
