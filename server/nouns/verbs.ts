import { type MoveCommand, moveCommands } from '../../catalogue/management/index.ts'
import { making } from '../domain/making.ts'
import { nouns } from './index.ts'
import type { NounCommand, NounName, VerbOf } from './noun.ts'

type Verbs = { readonly [C in NounCommand as C['id']]: VerbOf<C> }

const own = Object.assign({}, ...Object.values(nouns).map(({ verbs }) => verbs))

const plain = ({ noun, move }: MoveCommand) => making(nouns[noun as NounName].bound!, move.name)

/** Every command of a noun with what it does. Commands of one move that have no verb of their own only make that move. */
export const verbs: Verbs = {
  ...Object.fromEntries(
    moveCommands.filter(({ id }) => !(id in own)).map((command) => [command.id, plain(command)]),
  ),
  ...own,
}
