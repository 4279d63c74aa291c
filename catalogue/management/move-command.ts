import type { Machine, Move, MoveOf } from '../machines/machine.ts'
import type { CommandOperation, InputShape } from '../operation.ts'
import { composed, type Phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'
import { id, mostRecords, motivo, named, requiredMotivo, simular } from './parts.ts'
import { doorsOf, endingOutput, resultsOutput } from './written.ts'

/** Declaration of a command besides its move. */
interface Told<I extends InputShape> {
  id: string
  done?: CommandOperation['done']
  /** Fields written together with the move. */
  input?: I
  problems?: readonly ProblemCode[]
  /** Other nouns that it changes. */
  changes?: readonly string[]
  example?: Readonly<Record<string, unknown>>
}

type Nothing = Record<never, never>

/** Problems of every move. */
const moveProblems = [
  'REGISTRO_INEXISTENTE',
  'MOVIMENTO_INVALIDO',
  'REGRA_IMPEDE',
  'CONFLITO',
  'CHAVE_REUTILIZADA',
  'REGISTRO_OCUPADO',
] as const satisfies readonly ProblemCode[]

/**
 * Command that makes one move of a machine, for one record or many. All but its own fields follows from the
 * move.
 */
export function moveCommand<
  const M extends Machine,
  const N extends MoveOf<M>,
  const I extends InputShape = Nothing,
  const Id extends string = string,
>(machine: M, name: N, told: Told<I> & { id: Id }) {
  const move: Move = machine.moves[name]!
  return {
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun: machine.noun as M['noun'],
    doors: doorsOf(told.id, move),
    title: composed((say) => `${say(move.rotulo)} ${say(machine.plural).toLowerCase()}`),
    description: move.text,
    rotulo: move.rotulo,
    ...(told.done && { done: told.done }),
    move: { machine, name },
    on: { many: mostRecords },
    input: {
      ...named(move.seen),
      motivo: move.reason ? requiredMotivo : motivo,
      ...(told.input ?? ({} as I)),
      SIMULAR: simular,
    },
    output: resultsOutput,
    changes: [machine.noun, ...(told.changes ?? [])],
    problems: [...moveProblems, ...(told.problems ?? [])],
    example: {
      id: 1,
      ...(move.reason ? { motivo: 'Conforme combinado com a concedente.' } : {}),
      ...told.example,
    },
  } as const
}

/** The same for a move that ends something: people confirm it after seeing what follows. */
export const endingCommand = <
  const M extends Machine,
  const N extends MoveOf<M>,
  const Id extends string,
  const I extends InputShape = Nothing,
>(
  machine: M,
  name: N,
  { lasting, ...told }: Told<I> & { id: Id; lasting: Phrase },
) => ({ ...moveCommand<M, N, I, Id>(machine, name, told), lasting, output: endingOutput }) as const

/** The same for a move whose input fits only one record. */
export function loneMoveCommand<
  const M extends Machine,
  const N extends MoveOf<M>,
  const I extends InputShape = Nothing,
  const Id extends string = string,
>(machine: M, name: N, told: Told<I> & { id: Id }) {
  const {
    input: { registros: _, ...input },
    ...rest
  } = moveCommand(machine, name, told)
  return { ...rest, on: 'one', input: { ...input, id } } as const
}
