import type { Context } from '../context.ts'
import type { Caller } from '../domain/credencial/authenticate.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import type { Actor } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import type { Input } from './read-input.ts'

/** On whose behalf an operation runs: a credential of an institution, or somebody of its staff. */
export interface Party {
  clienteId: number
  codigo: string
  fuso: string
  /** As the audit trail names them. */
  actor: Actor
}

/** What a control operation is called with. */
export interface ControlCall<Who = Party | undefined> {
  context: Context
  /** Where bodies of batches are checked and cut. */
  intake: Intake
  input: Input
  /** Who calls; nobody yet where the operation asks for no credential. */
  caller: Who
  /** The network address of the caller. */
  address: string
  /** Where the operation itself finds out who calls, it says so with this. */
  known: (who: { compatHttp200: boolean }) => void
}

/** Answers what the declaration's output says. */
export type ControlHandler<Who = Party | undefined> = (call: ControlCall<Who>) => Promise<object>

/** A workforce operation runs in one transaction of the caller's client. */
export type WorkforceHandler = (tx: Tx, input: Input, caller: Caller) => Promise<object>

/** Work on the caller's data, in the caller's name. */
export const inClient = <T>(
  { context, caller }: Pick<ControlCall<Party>, 'context' | 'caller'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => context.db.inClient(caller.clienteId, work, caller.actor)
