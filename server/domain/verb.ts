import type { InputShape } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { InputOf, ToldOf } from '../../catalogue/typed.ts'
import type { Tx } from '../store/database.ts'
import type { Acting } from './machine/bound.ts'
import type { Target } from './machine/hindrances.ts'
import type { Outcome } from './machine/outcome.ts'

/** What is about the call and not about the records. */
type Framing = 'id' | 'versao' | 'registros' | 'SIMULAR'

type Declared = { input: InputShape; output: Shape }

/** What a command says, with its records as a set, however they were named. */
export type VerbInput<C extends Pick<Declared, 'input'>> = Omit<InputOf<C['input']>, Framing> &
  (C['input'] extends { id: unknown } ? { registros: readonly Target[] } : unknown)

/** What becomes of it: an outcome for each record, or what the command answers of its own. */
type Result<C extends Declared> = C['output'] extends { resultados: unknown }
  ? readonly Outcome[]
  : Omit<ToldOf<C['output']>, 'simulado'>

/** What a command does, inside the caller's transaction. */
export type Verb<C extends Declared> = (tx: Tx, acting: Acting, input: VerbInput<C>) => Promise<Result<C>>

/** One transaction of several, each kept when it is done. Who is held up by others is tried again: it may run more than once. */
export type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Steps one after the other, by whoever holds the client's turn, and beside them lanes in which others go on. What lanes keep,
 * and what is kept aside for them, is on the disk for certain once the next step is.
 */
export interface Steps {
  step: Step
  aside: Step
  lanes: readonly Step[]
}

/** What a command does that is too much for one transaction. Ended in the middle, the same command goes on from there. */
export type SteppedVerb<C extends Declared> = (
  steps: Steps,
  acting: Acting,
  input: VerbInput<C>,
  simulated: boolean,
) => Promise<Result<C>>
