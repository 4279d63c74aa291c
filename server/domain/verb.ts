import type { InputShape } from '../../catalogue/operation.ts'
import type { InputOf } from '../../catalogue/typed.ts'
import type { Tx } from '../store/database.ts'
import type { Acting } from './machine/bound.ts'
import type { Outcome } from './machine/outcome.ts'
import type { Target } from './move.ts'

/** What is about the call and not about the records. */
type Framing = 'id' | 'versao' | 'registros' | 'SIMULAR'

/** What a command says, with its records as a set, however they were named. */
export type VerbInput<C extends { input: InputShape }> = Omit<InputOf<C['input']>, Framing> & {
  registros: readonly Target[]
}

/** What the platform does by itself to records whose day has come. */
export type DueVerb = (tx: Tx, acting: Acting, ids: readonly number[]) => Promise<Outcome[]>

/** What a command does to a set of records, inside the caller's transaction. */
export type Verb<C extends { input: InputShape }> = (
  tx: Tx,
  acting: Acting,
  input: VerbInput<C>,
) => Promise<Outcome[]>
