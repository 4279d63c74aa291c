import type { ControlOperation, WorkforceOperation } from '../../catalogue/operation.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import type { ControlCall, ControlHandler, WorkforceCall, WorkforceHandler } from './handler.ts'
import type { Read } from './read-input.ts'

/**
 * An operation with its handler. The handler's types are hidden: a caller passes a way to read the request
 * and gets the answer.
 */
export interface BoundControl<T extends ControlOperation = ControlOperation> {
  readonly operation: T
  readonly run: (call: ControlCall, read: Read) => Promise<object>
}

type WithCaller = ControlOperation & { doors: { integration: string } }
type Open = ControlOperation & { doors: { open: true; integration?: never } }

export const bind = <const T extends WithCaller>(
  operation: T,
  handler: ControlHandler<T>,
): BoundControl<T> => ({
  operation,
  run: async (call, read) => {
    const { caller } = call
    if (!caller) throw new Refusal('CREDENCIAL_INVALIDA')
    return handler({ ...call, caller, input: read(operation.input) })
  },
})

/** The operation authenticates the caller itself. */
export const bindOpen = <const T extends Open>(
  operation: T,
  handler: ControlHandler<T, undefined>,
): BoundControl<T> => ({
  operation,
  run: async (call, read) => handler({ ...call, caller: undefined, input: read(operation.input) }),
})

/** Answers a validated request: as a whole, or as pieces of text streamed from the database. */
interface Whole {
  whole: (tx: Tx, call: WorkforceCall) => Promise<object>
}
interface Pieces {
  pieces: (tx: Tx, call: WorkforceCall) => AsyncIterable<string>
}

export interface BoundWorkforce<T extends WorkforceOperation = WorkforceOperation> {
  readonly operation: T
  /** Validates the request before a transaction begins. */
  readonly prepare: (read: Read) => Whole | Pieces
}

export interface BoundWhole<T extends WorkforceOperation = WorkforceOperation> extends BoundWorkforce<T> {
  readonly prepare: (read: Read) => Whole
}

/** A command answers an empty object; all others include an empty `error`. */
const shown = (answer: unknown): object => (typeof answer === 'object' ? { error: {}, ...answer } : {})

export const bindWorkforce = <const T extends WorkforceOperation>(
  operation: T,
  handler: WorkforceHandler<T>,
): BoundWhole<T> => ({
  operation,
  prepare: (read) => {
    const input = read(operation.input)
    return { whole: async (tx, call) => shown(await handler(tx, input, call)) }
  },
})
