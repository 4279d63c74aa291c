import type { Party } from '../operations/handler.ts'

/** A caller of an operation of people. Rights, units and party are the actor's. */
export interface Person extends Party {
  /** The key, the session or the link that limits and places are counted by. */
  spender: { credencialId: number; contaId: number | null } | { sessaoId: number } | { linkId: number }
}
