import type { ControlOperation, WorkforceOperation } from '../../catalogue/operation.ts'
import type { Shape } from '../../catalogue/output.ts'
import type { InputOf, ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import type { Actor } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'

/** The caller of an operation: a credential of an institution, or a member of its staff. */
export interface Party {
  clienteId: number
  codigo: string
  fuso: string
  /** Recorded in the audit trail. */
  actor: Actor
}

/** Arguments of a control operation besides its input. */
export interface ControlCall<Who = Party | undefined> {
  context: Context
  /** Checks bodies of batches and cuts them into parts. */
  intake: Intake
  /** Undefined where the operation asks for no credential. */
  caller: Who
  /** The network address of the caller. */
  address: string
  /** Called by operations that authenticate the caller themselves. */
  known: (who: { compatHttp200: boolean }) => void
}

/** Handler of a control operation, typed by its declaration. */
export type ControlHandler<T extends ControlOperation, Who = Party> = (
  call: ControlCall<Who> & { input: InputOf<T['input']> },
) => Promise<ToldOf<T['output']>>

/** Context of a workforce operation. */
export interface WorkforceCall {
  fuso: string
  now: Temporal.Instant
  /** Today in the client's time zone. */
  today: string
  /** Public address of the platform. */
  base: string
  actor: Actor
}

/** Handler of a workforce operation, in a transaction of the caller's client. */
export type WorkforceHandler<T extends WorkforceOperation> = (
  tx: Tx,
  input: InputOf<T['input']>,
  call: WorkforceCall,
) => Promise<T extends { output: infer O extends Shape } ? ToldOf<O> : void>

/** Runs work in a transaction of the caller's client, on behalf of the caller. */
export const inClient = <T>(
  { context, caller }: Pick<ControlCall<Party>, 'context' | 'caller'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => context.db.inClient(caller.clienteId, work, caller.actor)
