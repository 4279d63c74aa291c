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
  /** Runs a transaction as the caller; a simulation rolls it back. */
  step: Step
}

/** Verb that must not hold a transaction open: it calls other systems or computes for long. */
export type ApartVerb<C extends Pick<CommandOperation, 'input' | 'output'>> = (
  call: Apart,
  input: VerbInput<C>,
  simulated: boolean,
) => Promise<Omit<ToldOf<C['output']>, 'simulado'>>
