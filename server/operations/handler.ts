import type { ControlOperation, WorkforceOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { AnswerOf, InputOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import type { Actor } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'

/** On whose behalf an operation runs: a credential of an institution, or somebody of its staff. */
export interface Party {
  clienteId: number
  codigo: string
  fuso: string
  /** As the audit trail names them. */
  actor: Actor
}

/** What a control operation is called with, besides its input. */
export interface ControlCall<Who = Party | undefined> {
  context: Context
  /** Where bodies of batches are checked and cut. */
  intake: Intake
  /** Who calls; nobody yet where the operation asks for no credential. */
  caller: Who
  /** The network address of the caller. */
  address: string
  /** Where the operation itself finds out who calls, it says so with this. */
  known: (who: { compatHttp200: boolean }) => void
}

/** What a control operation does: takes and answers what its declaration says. */
export type ControlHandler<T extends ControlOperation, Who = Party> = (
  call: ControlCall<Who> & { input: InputOf<T['input']> },
) => Promise<AnswerOf<T['output']>>

/** What holds while a workforce operation runs. */
export interface WorkforceCall {
  fuso: string
  now: Temporal.Instant
  /** The client's day. */
  today: string
  /** Where people reach the platform. */
  base: string
  actor: Actor
}

/** What a workforce operation does, in one transaction of the caller's client. */
export type WorkforceHandler<T extends WorkforceOperation> = (
  tx: Tx,
  input: InputOf<T['input']>,
  call: WorkforceCall,
) => Promise<T extends { output: infer O extends Shape } ? AnswerOf<O> : void>

/** Work on the caller's data, in the caller's name. */
export const inClient = <T>(
  { context, caller }: Pick<ControlCall<Party>, 'context' | 'caller'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => context.db.inClient(caller.clienteId, work, caller.actor)
