/**
 * What a person can start, gathered from the declarations. The build replaces this module by its values, so that
 * the palette does not load every noun.
 */
import type { PartyKind, Right } from '../../../catalogue/doors.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import { composed, type Phrase } from '../../../catalogue/phrase.ts'
import { placeOf } from '../../derive/doors.ts'
import type { Noun } from '../../derive/noun.ts'
import {
  type MenuRow,
  menuRows,
  nounRoutes,
  type PageOperation,
  pageRoutes,
  rowAt,
  toolRoutes,
} from '../../routes.ts'
import { commandWords } from './synonyms.ts'

export interface Action {
  /** Name of the command. */
  id: string
  label: Phrase
  /** Name of the page that it opens. */
  beside: Phrase
  words: string
  to: string
  search?: Readonly<Record<string, readonly string[]>>
  right: Right
  parties: readonly PartyKind[]
  unlimited?: true
}

type At = Pick<MenuRow, 'slug' | 'label' | 'words'>

/** Verbs by which people look for the creation of a record. */
const creating = 'novo nova criar cadastrar incluir adicionar new add create'

const actionOf = (command: CommandOperation, at: At, more: Pick<Action, 'to'> & Partial<Action>): Action => {
  const { right, parties, unlimited } = placeOf(command)
  return {
    ...{ id: command.id, label: command.title, beside: at.label, right, parties },
    ...(unlimited && { unlimited }),
    words: commandWords[command.id] ?? '',
    ...more,
  }
}

/** Creation of a record, on its own page. */
const inclusion = (command: CommandOperation, at: At, nth: number): Action =>
  actionOf(command, at, {
    to: nth === 0 ? `/${at.slug}/incluir` : `/${at.slug}/incluir/${command.id}`,
    words: [creating, at.words, commandWords[command.id]].filter(Boolean).join(' '),
  })

/** States in which a command acts on a record. */
function statesFor({ machine }: Noun, { move, during }: CommandOperation): readonly string[] | undefined {
  if (move && move.machine === machine) return move.machine.moves[move.name]?.from
  return during
}

/** What acts on existing records: the list with those on which it can act. */
function onRecords(command: CommandOperation, noun: Noun, at: At): Action {
  const filter = noun.listings[0].filters.situacao
  // The list does not offer every state that records have.
  const states = (statesFor(noun, command) ?? []).filter((one) => filter?.codes && one in filter.codes.values)
  const search = filter?.kind === 'texts' && states.length > 0 ? { situacao: states } : undefined
  const label = composed((say) => `${say(command.rotulo)} · ${say(at.label)}`)
  return actionOf(command, at, { to: `/${at.slug}`, label, ...(search && { search }) })
}

const reads = ({ changes }: CommandOperation) => changes.length === 0

async function gatherActions(): Promise<readonly Action[]> {
  const all: Action[] = []
  for (const route of nounRoutes) {
    const noun = await route.load()
    const made = noun.commands.filter(({ on }) => on === 'new')
    all.push(...made.map((command, nth) => inclusion(command, route, nth)))
    const acting = noun.commands.filter((command) => command.on !== 'new' && !reads(command))
    all.push(...acting.map((command) => onRecords(command, noun, route)))
  }
  const others = await Promise.all(
    [...toolRoutes, ...pageRoutes].map(async (route) => ({ route, operations: await route.load() })),
  )
  for (const { route, operations } of others.toSorted((one, other) => breadth(one) - breadth(other)))
    for (const one of operations) if (isAction(one)) all.push(actionOf(one, route, { to: `/${route.slug}` }))
  const ids = all.map(({ id }) => id)
  const order = menuRows.map(({ slug }) => slug)
  const place = ({ to }: Action) => order.indexOf(rowAt(menuRows, to)?.slug ?? '')
  return all
    .filter(({ id }, at) => ids.indexOf(id) === at)
    .toSorted((one, other) => place(one) - place(other))
}

const isAction = (one: PageOperation): one is CommandOperation =>
  one.family === 'management' && one.kind === 'command' && one.on === 'new' && !reads(one)

/** A command that several pages have belongs to the one about fewest nouns. */
const breadth = ({ operations }: { operations: readonly PageOperation[] }) =>
  new Set(operations.map((one) => ('noun' in one ? one.noun : ''))).size

export const actions: readonly Action[] = await gatherActions()
