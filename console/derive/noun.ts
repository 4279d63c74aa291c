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

/** Source from which the pages of a noun are derived. */
export interface Noun {
  plural: string
  /** Undefined for nouns without states. */
  machine: Machine | undefined
  /** A person sees the first of these lists that they may call. */
  listings: readonly [ListingOperation, ...ListingOperation[]]
  /** Undefined for nouns that have a list to choose from but no pages. */
  record: RecordOperation | undefined
  commands: readonly CommandOperation[]
  /** Column of the list that names a record. */
  name: string
  /** The name of a row, if it takes more than that column. */
  said?: ((row: object) => string) | undefined
  /** Columns that distinguish records of the same name in a choice. */
  beside?: string | readonly string[] | undefined
  /** Fields for the title of the page; the first that is filled is used. */
  titles: readonly string[]
  /** Columns shown in the table; the page and exported files have all. */
  columns: readonly string[]
  /** Columns for students and professors, if they are not those of staff. */
  ownColumns?: readonly string[] | undefined
  /** Command for the content of a row, offered in the list of students and professors. */
  rowContent?: CommandOperation | undefined
  /** Command for the content of a record, which is read before acting on it. */
  content?: CommandOperation | undefined
  /** Commands for the contents of rows, by the name of their list. */
  downloads?: Readonly<Record<string, CommandOperation>> | undefined
  /** Nouns that parts of the page link to, by the name of the part. */
  related: Readonly<Record<string, string>>
  /** Commands of other nouns that start with such a record. */
  begins?: readonly Beginning[] | undefined
}

/** A command that includes a record of another noun, with the field in which it names this one. */
export interface Beginning {
  command: CommandOperation
  field: string
  /** Where the other noun has its pages. */
  slug: string
}

interface View {
  name: string
  said?: Noun['said']
  beside?: Noun['beside']
  titles?: readonly string[]
  columns: readonly string[]
  ownColumns?: Noun['ownColumns']
  rowContent?: Noun['rowContent']
  content?: Noun['content']
  downloads?: Noun['downloads']
  begins?: Noun['begins']
}

/** Parts of pages named differently from their noun. */
const otherwise = { estagiario: 'aluno', orientador: 'professor', projeto: 'projeto_extensao' }

/** Lists, page and commands of a noun, from its operations. */
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

/** Path of the state in a row or page. */
export const stateIn = ({ machine }: Noun, shape: Shape): string | undefined =>
  machine && statePath(shape, statesOf(machine))

/** Nouns of the records that fields refer to. */
function relatedIn(input: InputShape): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, part]): [string, string][] => {
      if ('fields' in part) return Object.entries(relatedIn(part.fields))
      return part.related ? [[name, part.related]] : []
    }),
  )
}

/** Maximum length of a page's title. */
const longest = 80

/** Title of a record's page. Records without a name are titled by noun and id. */
export function titleOf({ name, said, titles, machine, record }: Noun, registro: object, id: number): string {
  const columns = columnsOf(record?.element ?? {})
  for (const title of titles) {
    const column = columns.find(({ path }) => path === title)
    const plain = column ? wordsFor(column, valueAt(registro, title)) : ''
    const words = said && title === name ? said(registro) : plain
    if (words)
      return column?.type === 'numeric' && machine
        ? `${say(machine.rotulo)} ${words}`
        : beginning(words, longest)
  }
  const titled = machine?.rotulo ?? record?.title
  return `${titled ? say(titled) : ''} ${id}`
}

/** Name of a row, with the columns that distinguish it from others of the same name. */
export function calledIn(row: object, noun: Pick<Noun, 'name' | 'said' | 'beside' | 'listings'>): string {
  const columns = columnsOf(noun.listings[0].columns)
  return [noun.name, ...[noun.beside ?? []].flat()]
    .map((path) => {
      if (path === noun.name && noun.said) return noun.said(row)
      const column = columns.find((one) => one.path === path)
      const value = valueAt(row, path)
      return column ? wordsFor(column, value) : String(value ?? '')
    })
    .filter(Boolean)
    .join(' · ')
}

export interface NounPage {
  noun: Noun
  slug: string
}

export const commandOf = ({ commands }: Noun, id: string) => commands.find((command) => command.id === id)

/** Whether a command only returns the address of a content. */
export const leadsToContent = ({ output, changes }: CommandOperation): boolean =>
  changes.length === 0 && 'link' in output && 'secret' in output.link! && 'nome' in output

/** Commands that create a record. */
export const inclusionsOf = ({ commands }: Noun) => commands.filter(({ on }) => on === 'new')

/** Commands that take several records. */
export const bulkOf = ({ commands }: Noun) => commands.filter(({ on }) => typeof on === 'object')
