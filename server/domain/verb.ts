import type { InputShape } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { InputOf, ToldOf } from '../../catalogue/typed.ts'
import type { Tx } from '../store/database.ts'
import type { Acting } from './machine/bound.ts'
import type { Target } from './machine/hindrances.ts'
import type { Outcome } from './machine/outcome.ts'

/** Fields about the call and not about the records. */
type Framing = 'id' | 'versao' | 'registros' | 'SIMULAR'

type Declared = { input: InputShape; output: Shape }

/** Input of a command; `id` and `registros` become one set. */
export type VerbInput<C extends Pick<Declared, 'input'>> = Omit<InputOf<C['input']>, Framing> &
  (C['input'] extends { id: unknown } ? { registros: readonly Target[] } : unknown)

/** Parts of an answer that the command's frame fills. */
type Framed = 'simulado' | 'resultados' | 'consequencias'

/** One outcome for each record, with what the command tells besides; or the command's own answer. */
type Result<C extends Declared> = C['output'] extends { resultados: unknown }
  ? Exclude<keyof C['output'], Framed> extends never
    ? readonly Outcome[]
    : { outcomes: readonly Outcome[] } & Omit<ToldOf<C['output']>, Framed>
  : Omit<ToldOf<C['output']>, 'simulado'>

export type Verb<C extends Declared> = (tx: Tx, acting: Acting, input: VerbInput<C>) => Promise<Result<C>>

/**
 * Runs one transaction of several and commits it. It is retried after a lock timeout, so `work` may run more
 * than once.
 */
export type Step = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * `step` and `aside` run on the connection that holds the client's advisory lock, `lanes` on further
 * connections. `aside` and `lanes` run with `synchronous_commit = off`; the commit of the next step makes
 * them durable.
 */
export interface Steps {
  step: Step
  aside: Step
  lanes: readonly Step[]
}

/** A verb of several transactions. If it is interrupted, the same command continues from the last commit. */
export type SteppedVerb<C extends Declared> = (
  steps: Steps,
  acting: Acting,
  input: VerbInput<C>,
  simulated: boolean,
) => Promise<Result<C>>
