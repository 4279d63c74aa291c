import type { CommandOperation } from '../../catalogue/operation.ts'
import type { AnswerOf, InputOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import type { Person } from './caller.ts'

interface Apart {
  context: Context
  caller: Person
}

/** What a command does that is not to hold a transaction: it asks others, who may be slow. */
export type ApartVerb<C extends Pick<CommandOperation, 'input' | 'output'>> = (
  call: Apart,
  input: InputOf<C['input']>,
  simulated: boolean,
) => Promise<Omit<AnswerOf<C['output']>, 'simulado'>>
