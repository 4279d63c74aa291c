import type pg from 'pg'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import type { Outcome } from '../domain/machine/outcome.ts'
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

/** Transaction between two parts of a batch, on a connection that the engine of batches writes with. */
export interface AmongBatches extends Pick<Apart, 'context' | 'acting'> {
  client: pg.ClientBase
  simulated: boolean
}

/** Verb that also writes records that batches feed. */
export type VerbAmongBatches<C extends Pick<CommandOperation, 'input' | 'output'>> = (
  call: AmongBatches,
  input: VerbInput<C>,
) => Promise<readonly Outcome[]>
