import type { Context } from '../context.ts'
import type { Caller } from '../domain/credencial/authenticate.ts'
import type { Input } from '../domain/read-input.ts'

/** What a control operation is called with. */
export interface ControlCall<Who = Caller | undefined> {
  context: Context
  input: Input
  /** Who calls; nobody yet where the operation asks for no credential. */
  caller: Who
  /** The network address of the caller. */
  address: string
  /** Where the operation itself finds out who calls, it says so with this. */
  known: (who: { compatHttp200: boolean }) => void
}

/** Answers what the declaration's output says. */
export type ControlHandler<Who = Caller | undefined> = (call: ControlCall<Who>) => Promise<object>
