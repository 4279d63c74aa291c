import type { Machine } from '../../catalogue/machines/machine.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import type {
  CommandOperation,
  ListingOperation,
  ManagementOperation,
  RecordOperation,
} from '../../catalogue/operation.ts'

/** What the pages of a noun are derived from. */
export interface Noun {
  /** What people call several of it. */
  plural: string
  /** Its states, where it has any. */
  machine: Machine | undefined
  listing: ListingOperation
  /** Some nouns have a list to choose from and no pages. */
  record: RecordOperation | undefined
  commands: readonly CommandOperation[]
  /** The column of the list that names a record. */
  name: string
  /** What names it on its page, where that is called otherwise. */
  title: string
  /** The columns that a table has room for; the page and the file have them all. */
  columns: readonly string[]
}

interface View {
  name: string
  title?: string
  columns: readonly string[]
}

/** The first listing and record that a noun's operations have, and its commands. */
export function nounOf(
  machine: Machine | undefined,
  operations: readonly ManagementOperation[],
  view: View,
): Noun {
  const listing = operations.find((one) => one.kind === 'listing')
  const record = operations.find((one) => one.kind === 'record')
  if (!listing) throw new Error('a noun without a list')
  const plural = nouns[listing.noun]!
  return {
    plural: plural[0]!.toUpperCase() + plural.slice(1),
    machine,
    listing,
    record,
    commands: operations.filter((one) => one.kind === 'command'),
    title: view.name,
    ...view,
  }
}

/** A page of a noun knows at which address it lives. */
export interface NounPage {
  noun: Noun
  slug: string
}

/** How an operation that a record names is declared. */
export const commandOf = ({ commands }: Noun, id: string) => commands.find((command) => command.id === id)

/** The commands that make a new record. */
export const inclusionsOf = ({ commands }: Noun) => commands.filter(({ on }) => on === 'new')
