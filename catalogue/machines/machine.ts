import type { PartyKind, Right } from '../doors.ts'
import { type Phrase, withLabels } from '../phrase.ts'

/** How a state looks to people: what it means for whoever waits. */
export const tones = ['neutro', 'espera', 'andamento', 'ok', 'atencao', 'erro', 'encerrado'] as const
export type Tone = (typeof tones)[number]

export interface State {
  /** What people read in place of the value. */
  label: Phrase
  /** One sentence: what it means to be here. */
  text: Phrase
  tone: Tone
  /** Nothing leaves it. */
  final?: true
}

/** A day after which the platform itself makes a move. */
export interface Due {
  /** Date column of the noun. */
  column: string
  /** Made on that day, or once it is over. */
  when: 'on' | 'after'
}

/**
 * Who makes a move: staff with a right, a party, a batch of this operation, a system that calls this one, the calendar,
 * work that the platform does by itself, or a move of another noun, which brings this one with it.
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
  /** The verb on the button. */
  rotulo: Phrase
  /** One sentence: what it does and entails. */
  text: Phrase
  from: readonly [S, ...S[]]
  to: S
  /** Of a derived machine: where else it may lead, by what the record says besides. */
  or?: readonly [S, ...S[]]
  by: readonly [By, ...By[]]
  /** Names of the guards that are asked, in this order. */
  guards?: readonly string[]
  /** Whoever makes it has to say why. */
  reason?: true
  /** The command requires `versao`: the caller confirms the version that was shown. */
  seen?: true
}

/** How people make a record, or change what it says without moving it. */
export interface Writing {
  /** One sentence: what it does and entails. */
  text: Phrase
  by: readonly [By, ...By[]]
  guards?: readonly string[]
}

interface Change<S extends string = string> extends Writing {
  in: readonly [S, ...S[]]
}

/** A change of some columns of a record with rules of its own, in states in which the rest of it stands. */
export interface Alteration<S extends string = string> extends Change<S> {
  /** The verb on the button. */
  rotulo: Phrase
  /** The command requires `versao`: the caller confirms the version that was shown. */
  seen?: true
}

/** The states of a noun and every way between them. */
export interface Machine<S extends string = string> {
  noun: string
  /** What people call the noun, and several of it. */
  rotulo: Phrase
  plural: Phrase
  /** The table and the column that holds the state. */
  table: string
  field: string
  /**
   * Where no column holds the state: the function of the database that tells it, of a row and a day. Moves write what it
   * looks at and never the state; those of the calendar are made by the day itself.
   */
  derived?: string
  states: Readonly<Record<S, State>>
  /** Where a record may begin. */
  initial: readonly [S, ...S[]]
  moves: Readonly<Record<string, Move<S>>>
  /** How people make one; absent where none begins by hand. */
  inclusion?: Writing
  /** In which states people may change what it says. */
  change?: Change<S>
  /** Other changes, by name. */
  alterations?: Readonly<Record<string, Alteration<S>>>
}

type Shape = Omit<Machine, 'states' | 'initial' | 'moves' | 'change' | 'alterations'> & {
  states: Readonly<Record<string, State>>
}

/** Keeps the literal types of a declaration, and takes only states that it declares. */
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

/** Every guard that a move of the machine, its inclusion or a change names. */
export type GuardOf<M extends Machine> =
  | { [N in keyof M['moves']]: Named<M['moves'][N]> }[keyof M['moves']]
  | (M extends { inclusion: infer I } ? Named<I> : never)
  | (M extends { change: infer C } ? Named<C> : never)
  | (M extends { alterations: infer A } ? { [N in keyof A]: Named<A[N]> }[keyof A] : never)

/** Every move that the platform makes by itself. */
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

/** States that a record never leaves. */
export const finalStates = <M extends Machine>({ states }: M): StateOf<M>[] =>
  (Object.keys(states) as StateOf<M>[]).filter((name) => states[name as keyof typeof states]!.final)

/** States that a record may still leave. */
export const openStates = <M extends Machine>(machine: M): StateOf<M>[] =>
  statesOf(machine).filter((name) => !finalStates(machine).includes(name))

/** Every state that a move may lead to, the usual one first. */
export const outcomesOf = <S extends string>({ to, or }: Pick<Move<S>, 'to' | 'or'>): S[] => [
  to,
  ...(or ?? []),
]

/** The moves that leave a state. */
export const movesFrom = <M extends Machine>({ moves }: M, state: string): [MoveOf<M>, Move][] =>
  (Object.entries(moves) as [MoveOf<M>, Move][]).filter(([, { from }]) => from.includes(state))

/** A state and every state that moves lead to from there, in the order of the declaration. */
export function statesAfter<M extends Machine>(machine: M, first: StateOf<M>): StateOf<M>[] {
  const reached = new Set<string>([first])
  // A set that grows while it is gone through is gone through to its end.
  for (const state of reached)
    for (const [, move] of movesFrom(machine, state)) for (const to of outcomesOf(move)) reached.add(to)
  return statesOf(machine).filter((state) => reached.has(state))
}

/** The moves that days bring, with the day on which each is due. */
export const calendarMoves = <M extends Machine>({ moves }: M): { name: MoveOf<M>; due: Due }[] =>
  (Object.entries(moves) as [MoveOf<M>, Move][]).flatMap(([name, { by }]) =>
    by.flatMap((one) => ('calendar' in one ? [{ name, due: one.calendar }] : [])),
  )

/** The rights with which staff may make a move, or write a record. */
export const rightsOfMove = ({ by }: Pick<Move, 'by'>): Right[] =>
  by.flatMap((one) => ('right' in one ? [one.right] : []))

/** The parties who may. */
export const partiesOfMove = ({ by }: Pick<Move, 'by'>): PartyKind[] =>
  by.flatMap((one) => ('party' in one ? [one.party] : []))

/** The name under which the history of a machine's records is kept: a second machine of a table has its own. */
export const trailOf = ({ table, field, noun }: Pick<Machine, 'table' | 'field' | 'noun'>): string =>
  field === 'situacao' ? table : noun
