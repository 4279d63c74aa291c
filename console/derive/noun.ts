import { type Machine, statesOf } from '../../catalogue/machines/machine.ts'
import { nouns } from '../../catalogue/management/nouns.ts'
import type {
  CommandOperation,
  InputShape,
  ListingOperation,
  ManagementOperation,
  RecordOperation,
} from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import { say } from '../text/say.ts'
import { columnsOf, statePath, valueAt, wordsFor } from './columns.ts'
import { beginning, capital } from './format.ts'

/** What the pages of a noun are derived from. */
export interface Noun {
  /** What people call several of it. */
  plural: string
  /** Its states, where it has any. */
  machine: Machine | undefined
  /** Its lists; everybody sees the first that is open to them. */
  listings: readonly [ListingOperation, ...ListingOperation[]]
  /** Some nouns have a list to choose from and no pages. */
  record: RecordOperation | undefined
  commands: readonly CommandOperation[]
  /** The column of the list that names a record. */
  name: string
  /** The columns that tell records of the same name apart, where somebody chooses one. */
  beside?: string | readonly string[] | undefined
  /** What names it on its page: the first of these that is filled. */
  titles: readonly string[]
  /** The columns that a table has room for; the page and the file have them all. */
  columns: readonly string[]
  /** What gives the content that a record is about, which whoever acts reads first. */
  content?: CommandOperation | undefined
  /** What gives the content of a row of these lists of its page, by the name of the list. */
  downloads?: Readonly<Record<string, CommandOperation>> | undefined
  /** Which noun's pages lead on from a part of the page that says whose number it is, by the name of the part. */
  related: Readonly<Record<string, string>>
}

interface View {
  name: string
  beside?: Noun['beside']
  titles?: readonly string[]
  columns: readonly string[]
  content?: Noun['content']
  downloads?: Noun['downloads']
}

/** Parts of pages that are called otherwise than the noun they name. */
const otherwise = { estagiario: 'aluno', orientador: 'professor', projeto: 'projeto_extensao' }

/** The lists and the page that a noun's operations have, and its commands. */
export function nounOf(
  machine: Machine | undefined,
  operations: readonly ManagementOperation[],
  view: View,
): Noun {
  const [listing, ...others] = operations.filter((one) => one.kind === 'listing')
  const record = operations.find((one) => one.kind === 'record')
  if (!listing) throw new Error('a noun without a list')
  const plural = nouns[listing.noun]!
  const commands = operations.filter((one) => one.kind === 'command')
  return {
    plural: capital(say(plural)),
    machine,
    listings: [listing, ...others],
    record,
    commands,
    titles: [view.name],
    related: { ...otherwise, ...Object.assign({}, ...commands.map(({ input }) => relatedIn(input))) },
    ...view,
  }
}

/** Where rows or pages of a noun say the state. */
export const stateIn = ({ machine }: Noun, shape: Shape): string | undefined =>
  machine && statePath(shape, statesOf(machine))

/** The nouns of the records that fields name by their numbers. */
function relatedIn(input: InputShape): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, part]): [string, string][] => {
      if ('fields' in part) return Object.entries(relatedIn(part.fields))
      return part.related ? [[name, part.related]] : []
    }),
  )
}

/** Longest title of a page. */
const longest = 80

/** What a record is called on its page. One that has no name of its own is told by its kind and number. */
export function titleOf({ titles, machine, record }: Noun, registro: object, id: number): string {
  const columns = columnsOf(record?.element ?? {})
  for (const title of titles) {
    const column = columns.find(({ path }) => path === title)
    const words = column ? wordsFor(column, valueAt(registro, title)) : ''
    if (words)
      return column?.type === 'numeric' && machine
        ? `${say(machine.rotulo)} ${words}`
        : beginning(words, longest)
  }
  const titled = machine?.rotulo ?? record?.title
  return `${titled ? say(titled) : ''} ${id}`
}

/** What a row of a noun's list is called, and what tells it from others of the same name. */
export function calledIn(row: object, noun: Pick<Noun, 'name' | 'beside' | 'listings'>): string {
  const columns = columnsOf(noun.listings[0].columns)
  return [noun.name, ...[noun.beside ?? []].flat()]
    .map((path) => {
      const column = columns.find((one) => one.path === path)
      const value = valueAt(row, path)
      return column ? wordsFor(column, value) : String(value ?? '')
    })
    .filter(Boolean)
    .join(' · ')
}

/** A page of a noun knows at which address it lives. */
export interface NounPage {
  noun: Noun
  slug: string
}

/** How an operation that a record names is declared. */
export const commandOf = ({ commands }: Noun, id: string) => commands.find((command) => command.id === id)

/** Whether a command gives the address of a content: it changes nothing, and leads there. */
export const leadsToContent = ({ output, changes }: CommandOperation): boolean =>
  changes.length === 0 && 'link' in output && 'secret' in output.link! && 'nome' in output

/** The commands that make a new record. */
export const inclusionsOf = ({ commands }: Noun) => commands.filter(({ on }) => on === 'new')

/** The commands that take many records at once. */
export const bulkOf = ({ commands }: Noun) => commands.filter(({ on }) => typeof on === 'object')
