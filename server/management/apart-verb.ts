import type { CommandOperation } from '../../catalogue/operation.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import type { Step, VerbInput } from '../domain/verb.ts'
import type { Person } from './caller.ts'

export interface Apart {
  context: Context
  caller: Person
  acting: Acting
  /** A transaction in the caller's name, taken back where the command is only simulated. */
  step: Step
}

/** What a command does that is not to hold a transaction: it asks others, who may be slow, or works long itself. */
export type ApartVerb<C extends Pick<CommandOperation, 'input' | 'output'>> = (
  call: Apart,
  input: VerbInput<C>,
  simulated: boolean,
) => Promise<Omit<ToldOf<C['output']>, 'simulado'>>
