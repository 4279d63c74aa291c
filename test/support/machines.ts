import type { GuardOf, Machine, MoveOf } from '../../catalogue/machines/machine.ts'
import { type MoveCommand as Command, machines, moveCommands } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Fixture } from './fixture.ts'
import { fixtureNamed } from './fixtures.ts'
import type { Row } from './records.ts'
import { addHost } from './vacancies.ts'
import type { Institution, World } from './world.ts'

type Declared = (typeof machines)[number]

const camel = (noun: string) => noun.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every machine with its fixture. */
export const fixtures = Object.fromEntries(
  machines.map(({ noun }) => [noun, fixtureNamed(`${camel(noun)}Fixture`)]),
) as { readonly [M in Declared as M['noun']]: Fixture<GuardOf<M>, M> }

/** Adds a record for a guard; `host` overrides its host's columns. */
export async function addFor(
  { add }: Fixture,
  world: World,
  client: Institution,
  situacao: string,
  { host, ...values }: Row,
): Promise<number> {
  const owner = host === undefined ? {} : { concedente_id: await addHost(world, client, host as Row) }
  return add(world, client, situacao, { ...values, ...owner })
}

/** The command of staff for a move. */
export const commandOf = (machine: Machine, name: string): Command | undefined =>
  moveCommands.find(({ move }) => move.machine === machine && move.name === name)

/** Every move that staff make, with its command. */
export const staffMoves = <M extends Machine>(machine: M): { name: MoveOf<M>; command: Command }[] =>
  (Object.keys(machine.moves) as MoveOf<M>[]).flatMap((name) => {
    const command = commandOf(machine, name)
    return command ? [{ name, command }] : []
  })

/** The input of a command besides its record. */
export const toldTo = ({ example }: Command): Row => {
  const { id: _, versao: __, ...told } = example as Row
  return told
}

/** Names a record to a command, with the version where the command requires it. */
export const naming = ({ input }: Command, id: number, versao = 1): { id: number; versao?: number } =>
  (input as Readonly<Record<string, { required?: boolean }>>).versao?.required ? { id, versao } : { id }

export const isAlone = ({ on }: Pick<CommandOperation, 'on'>): boolean => on === 'one'

/** Whether a move of a noun causes moves of other records of the same noun. */
export const bringsItsOwn = ({ noun, moves }: Machine): boolean =>
  Object.values(moves).some(({ by }) => by.some((one) => 'event' in one && one.event.noun === noun))
