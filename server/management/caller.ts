import type { Party } from '../operations/handler.ts'

/** Caller of a management operation. Rights, units and party are the actor's. */
export interface Person extends Party {
  /** Key, session or link to which rate limits and slots are charged. */
  spender: { credencialId: number; contaId: number | null } | { sessaoId: number } | { linkId: number }
}
