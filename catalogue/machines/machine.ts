import type { PartyKind, Right } from '../doors.ts'
import { type Phrase, withLabels } from '../phrase.ts'

/** How a state is presented to people. */
export const tones = ['neutro', 'espera', 'andamento', 'ok', 'atencao', 'erro', 'encerrado'] as const
export type Tone = (typeof tones)[number]

export interface State {
  /** What people read in place of the value. */
  label: Phrase
  /** One sentence: the meaning of the state. */
  text: Phrase
  tone: Tone
  /** No move leaves it. */
  final?: true
  /** A goal although its tone is not `ok`: records of some kinds end here. */
  goal?: true
  /** Whether limits of law and budget count the record: as one that lasts, as one that has passed, or not. */
  counts?: 'lasting' | 'passed' | 'never'
}

/** Date on which the platform makes a move by itself. */
export interface Due {
  /** Date column of the noun. */
  column: string
  /** On that day, or the day after. */
  when: 'on' | 'after'
}

/**
 * Actor of a move: staff with a right, a party, a batch of an operation, a system that calls an operation,
 * the calendar, a job of the platform, or a move of another noun that causes this one.
 */
export type By =
  | { right: Right }
  | { party: PartyKind }
  | { operation: string }
  | { integration: string }
  | { calendar: Due }
  | { job: string }
  | { event: { noun: string; move: string } }

export interface Move<S extends string = string> {
  /** Label of the button. */
  rotulo: Phrase
  /** One sentence: effect and consequences. */
  text: Phrase
  from: readonly [S, ...S[]]
  to: S
  /** Of a derived machine: other possible results, depending on other data of the record. */
  or?: readonly [S, ...S[]]
  by: readonly [By, ...By[]]
  /** States of `from` in which another move is the usual one. */
  unusualFrom?: readonly [S, ...S[]]
  /** Names of the guards, checked in this order. */
  guards?: readonly string[]
  /** The caller must give a reason. */
  reason?: true
  /** The command requires `versao`: the caller confirms the version that was shown. */
  seen?: true
}

/** Creation of a record by people, or a change of its fields without a move. */
export interface Writing {
  /** One sentence: effect and consequences. */
  text: Phrase
  by: readonly [By, ...By[]]
  guards?: readonly string[]
}

interface Change<S extends string = string> extends Writing {
  in: readonly [S, ...S[]]
}

/** A change of some columns with its own rules, in states in which other fields cannot change. */
export interface Alteration<S extends string = string> extends Change<S> {
  /** Label of the button. */
  rotulo: Phrase
  /** The command requires `versao`: the caller confirms the version that was shown. */
  seen?: true
}

/** States of a noun and the moves between them. */
export interface Machine<S extends string = string> {
  noun: string
  /** Singular and plural labels. */
  rotulo: Phrase
  plural: Phrase
  /** Table, and column of the state. */
  table: string
  field: string
  /**
   * Database function that derives the state from a row and a day, if no column holds it. Moves write the
   * data it reads, never the state; calendar moves happen by the date itself.
   */
  derived?: string
  states: Readonly<Record<S, State>>
  /** States in which a record may be created. */
  initial: readonly [S, ...S[]]
  moves: Readonly<Record<string, Move<S>>>
  /** Guards that answer by the kind of the record alone: what they refuse, they refuse for good. */
  kinds?: readonly string[]
  /** Creation by people; absent if records are never created by hand. */
  inclusion?: Writing
  /** States in which people may change its fields. */
  change?: Change<S>
  /** Other changes by name. */
  alterations?: Readonly<Record<string, Alteration<S>>>
}

type Shape = Omit<Machine, 'states' | 'initial' | 'moves' | 'change' | 'alterations'> & {
  states: Readonly<Record<string, State>>
}

/** Keeps the literal types of a declaration and accepts only declared states. */
export const machine = <
  const D extends Shape,
  const M extends Readonly<Record<string, Move<keyof D['states'] & string>>>,
  const C extends Change<keyof D['states'] & string>,
  const A extends Readonly<Record<string, Alteration<keyof D['states'] & string>>>,
>(
  declaration: D & {
    initial: readonly [keyof D['states'] & string, ...(keyof D['states'] & string)[]]
    moves: M
    change?: C
    alterations?: A
  },
): D & {
  initial: readonly [keyof D['states'] & string, ...(keyof D['states'] & string)[]]
  moves: M
} => declaration

export type StateOf<M extends Machine> = keyof M['states'] & string
export type MoveOf<M extends Machine> = keyof M['moves'] & string
export type AlterationOf<M extends Machine> = M extends { alterations: infer A } ? keyof A & string : never

type Named<T> = T extends { guards: readonly (infer G extends string)[] } ? G : never

/** All guards named by a move, the inclusion or a change. */
export type GuardOf<M extends Machine> =
  | { [N in keyof M['moves']]: Named<M['moves'][N]> }[keyof M['moves']]
  | (M extends { inclusion: infer I } ? Named<I> : never)
  | (M extends { change: infer C } ? Named<C> : never)
  | (M extends { alterations: infer A } ? { [N in keyof A]: Named<A[N]> }[keyof A] : never)

/** Moves made by the calendar. */
export type CalendarMoveOf<M extends Machine> = M extends { derived: string }
  ? never
  : {
      [N in keyof M['moves']]: Extract<M['moves'][N]['by'][number], { calendar: Due }> extends never
        ? never
        : N
    }[keyof M['moves']]

export const statesOf = <M extends Machine>({ states }: M) =>
  withLabels(
    Object.fromEntries(Object.entries<State>(states).map(([name, { label }]) => [name, label])) as Record<
      StateOf<M>,
      Phrase
    >,
  )

export const finalStates = <M extends Machine>({ states }: M): StateOf<M>[] =>
  (Object.keys(states) as StateOf<M>[]).filter((name) => states[name as keyof typeof states]!.final)

export const openStates = <M extends Machine>(machine: M): StateOf<M>[] =>
  statesOf(machine).filter((name) => !finalStates(machine).includes(name))

/** All states that a move may lead to, the usual one first. */
export const outcomesOf = <S extends string>({ to, or }: Pick<Move<S>, 'to' | 'or'>): S[] => [
  to,
  ...(or ?? []),
]

/** States of a machine that limits count in one of these ways. */
export const countedStates = <M extends Machine>(
  machine: M,
  ...how: readonly NonNullable<State['counts']>[]
): StateOf<M>[] =>
  statesOf(machine).filter((name) => {
    const { counts } = machine.states[name as keyof typeof machine.states]!
    return counts !== undefined && how.includes(counts)
  })

export const movesFrom = <M extends Machine>({ moves }: M, state: string): [MoveOf<M>, Move][] =>
  (Object.entries(moves) as [MoveOf<M>, Move][]).filter(([, { from }]) => from.includes(state))

/** A state and all states reachable from it, in the order of declaration. */
export function statesAfter<M extends Machine>(machine: M, first: StateOf<M>): StateOf<M>[] {
  const reached = new Set<string>([first])
  // Iterating a set also visits elements added meanwhile.
  for (const state of reached)
    for (const [, move] of movesFrom(machine, state)) for (const to of outcomesOf(move)) reached.add(to)
  return statesOf(machine).filter((state) => reached.has(state))
}

/** Calendar moves with the date on which each is due. */
export const calendarMoves = <M extends Machine>({ moves }: M): { name: MoveOf<M>; due: Due }[] =>
  (Object.entries(moves) as [MoveOf<M>, Move][]).flatMap(([name, { by }]) =>
    by.flatMap((one) => ('calendar' in one ? [{ name, due: one.calendar }] : [])),
  )

/** Rights by which staff may make a move or write a record. */
export const rightsOfMove = ({ by }: Pick<Move, 'by'>): Right[] =>
  by.flatMap((one) => ('right' in one ? [one.right] : []))

export const partiesOfMove = ({ by }: Pick<Move, 'by'>): PartyKind[] =>
  by.flatMap((one) => ('party' in one ? [one.party] : []))

/** Name under which the history is stored. A second machine of the same table has its own. */
export const trailOf = ({ table, field, noun }: Pick<Machine, 'table' | 'field' | 'noun'>): string =>
  field === 'situacao' ? table : noun
