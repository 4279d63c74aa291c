import { type MoveCommand, moveCommands } from '../../catalogue/management/index.ts'
import { making } from '../domain/making.ts'
import { nouns } from './index.ts'
import type { NounCommand, VerbOf } from './noun.ts'

type Verbs = { readonly [C in NounCommand as C['id']]: VerbOf<C> }

const own: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(nouns).map(({ verbs }) => verbs),
)

const plainMove = ({ noun, move }: MoveCommand) => making(nouns[noun].bound!, move.name)

/** Verbs of all commands of nouns. A command without its own verb makes its declared move. */
export const verbs = {
  ...Object.fromEntries(
    moveCommands.filter(({ id }) => !(id in own)).map((command) => [command.id, plainMove(command)]),
  ),
  ...own,
} as unknown as Verbs
