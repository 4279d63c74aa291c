import type { Doors } from '../doors.ts'
import {
  type AlterationOf,
  type Machine,
  type Move,
  partiesOfMove,
  rightsOfMove,
  type Writing,
} from '../machines/machine.ts'
import type { CommandOperation, InputShape } from '../operation.ts'
import { truth } from '../output.ts'
import { filled, lowered, phrase } from '../phrase.ts'
import type { ProblemCode } from '../problems.ts'
import {
  consequencias,
  id,
  mostRecords,
  motivo,
  named,
  requiredMotivo,
  requiredVersao,
  resultados,
  simular,
} from './parts.ts'

/** Doors derived from the actors of a move or of a writing. */
export function doorsOf(id: string, by: Pick<Move, 'by'>): Doors {
  const [staff] = rightsOfMove(by)
  const party = partiesOfMove(by)
  if (!staff && party.length === 0) throw new Error(`${id}: nobody may call it`)
  return { ...(staff ? { staff } : {}), ...(party.length > 0 ? { party } : {}) }
}

/** Declaration of a command that creates or changes a record, besides its machine. */
interface Told<Id extends string, I extends InputShape> {
  id: Id
  done?: CommandOperation['done']
  input: I
  problems?: readonly ProblemCode[]
  edits?: true
  /** Its guards judge the record alone, not the input. */
  alone?: true
  /** Other nouns that it changes. */
  changes?: readonly string[]
  example: Readonly<Record<string, unknown>>
}

export const resultsOutput = {
  simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
  resultados,
}

/** Answer of a command that ends something: people confirm it after seeing what follows. */
export const endingOutput = { ...resultsOutput, consequencias }

const always = [
  'REGRA_IMPEDE',
  'CHAVE_REUTILIZADA',
  'REGISTRO_OCUPADO',
] as const satisfies readonly ProblemCode[]

/** Problems of commands on an existing record. */
const ofOne = [
  ...always,
  'REGISTRO_INEXISTENTE',
  'MOVIMENTO_INVALIDO',
  'CONFLITO',
] as const satisfies readonly ProblemCode[]

function writing(machine: Machine, what: 'inclusion' | 'change', id: string): Writing {
  const declared = machine[what]
  if (!declared) throw new Error(`${id}: ${machine.noun} declares no ${what}`)
  return declared
}

/** Common parts of these commands. */
const framed = <const M extends Machine, const Id extends string, const I extends InputShape>(
  machine: M,
  told: Told<Id, I>,
  declared: Writing,
) =>
  ({
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun: machine.noun as M['noun'],
    doors: doorsOf(told.id, declared),
    description: declared.text,
    ...(told.done && { done: told.done }),
    output: resultsOutput,
    changes: [machine.noun, ...(told.changes ?? [])],
    example: told.example,
  }) as const

/** Command that creates a record of a machine's noun. */
export function inclusionCommand<
  const M extends Machine,
  const Id extends string,
  const I extends InputShape,
>(machine: M, told: Told<Id, I>) {
  const declared = writing(machine, 'inclusion', told.id)
  return {
    ...framed(machine, told, declared),
    title: filled(phrase('Incluir {um}', 'New {um}'), { um: lowered(machine.rotulo) }),
    rotulo: phrase('Incluir', 'Add'),
    on: 'new',
    input: { ...told.input, SIMULAR: simular },
    problems: [...always, ...(told.problems ?? [])],
  } as const
}

/** Command that changes fields of a record without a move. Fields that are not sent stay unchanged. */
export function changeCommand<const M extends Machine, const Id extends string, const I extends InputShape>(
  machine: M,
  told: Told<Id, I>,
) {
  const declared = writing(machine, 'change', told.id)
  return {
    ...framed(machine, told, declared),
    title: filled(phrase('Alterar {um}', 'Change {um}'), { um: lowered(machine.rotulo) }),
    rotulo: phrase('Alterar', 'Change'),
    on: 'one',
    version: true,
    during: machine.change!.in as readonly string[],
    input: { id, versao: requiredVersao, ...told.input, SIMULAR: simular },
    problems: [...ofOne, ...(told.problems ?? [])],
  } as const
}

/** Command that makes an alteration of a machine, for one record or many. */
export function alterationCommand<
  const M extends Machine,
  const N extends AlterationOf<M>,
  const Id extends string,
  const I extends InputShape,
>(machine: M, name: N, told: Told<Id, I>) {
  const declared = machine.alterations![name]!
  return {
    ...framed(machine, told, declared),
    title: declared.rotulo,
    rotulo: declared.rotulo,
    on: { many: mostRecords },
    during: declared.in as readonly string[],
    ...(told.edits && { edits: told.edits }),
    // With input, guards judge the changed record, which is unknown before the command.
    ...((told.alone || Object.keys(told.input).length === 0) && declared.guards
      ? { guards: declared.guards }
      : {}),
    input: {
      ...named(declared.seen),
      motivo,
      ...told.input,
      SIMULAR: simular,
    },
    problems: [...ofOne, ...(told.problems ?? [])],
  } as const
}

/** The same for an alteration whose input fits only one record, and which needs a reason. */
export function reasonedAlterationCommand<
  const M extends Machine,
  const N extends AlterationOf<M>,
  const Id extends string,
  const I extends InputShape,
>(machine: M, name: N, told: Told<Id, I>) {
  const {
    input: { registros: _, motivo: __, ...input },
    ...rest
  } = alterationCommand(machine, name, told)
  return { ...rest, on: 'one', input: { ...input, id, motivo: requiredMotivo } } as const
}

type Optional<S extends InputShape> = {
  [K in keyof S]: S[K] extends { required: true } ? Omit<S[K], 'required'> & { required: false } : S[K]
}

/** The same fields, all optional, for a change in which fields not sent stay unchanged. */
export const optional = <const S extends InputShape>(fields: S): Optional<S> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      'fields' in field ? field : { ...field, required: false },
    ]),
  ) as Optional<S>
