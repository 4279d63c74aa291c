import type { ManagementOperation } from '../operation.ts'
import { auditoriaOperations } from './auditoria/index.ts'
import { nounOperations } from './noun-operations.ts'
import { registroOperations } from './registro/index.ts'

export { machines } from './noun-operations.ts'

/** All operations that only people have. Everything that exists per operation iterates this. */
export const management = [
  ...nounOperations,
  // Shows the labels of all machines, so it builds on the operations of nouns.
  ...auditoriaOperations,
  ...registroOperations,
] as const satisfies readonly ManagementOperation[]

type Declared = (typeof management)[number]
type AnyCommand = Extract<Declared, { kind: 'command' }>
/** Commands that make a move of a machine. */
export type MoveCommand = Extract<AnyCommand, { move: unknown }>
export const moveCommands = management.filter((one): one is MoveCommand => 'move' in one)
/** Commands that write a record fed by batches. */
export type EditCommand = Extract<AnyCommand, { edit: unknown }>
/** Commands that work on records as batches sent them. */
export type EngineCommand = Extract<AnyCommand, { engine: true }>
/** All other commands, each with a verb. */
export type Command = Exclude<AnyCommand, EditCommand | EngineCommand>
export type Listing = Extract<Declared, { kind: 'listing' }>
export type RecordPage = Extract<Declared, { kind: 'record' }>
