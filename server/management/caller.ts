import type { PartyKind, Right } from '../../catalogue/doors.ts'
import type { Way } from '../domain/acesso/way.ts'
import type { Party } from '../operations/handler.ts'

/** Somebody who came through a door of people. */
export interface Person extends Party {
  /** Rights of their profile, or of the management key they use. */
  permissoes: readonly Right[]
  /** Numbers of the units whose rows they may see and change; all where it is undefined. */
  unidades: readonly number[] | undefined
  /** Whom they are to a contract, where they are not staff; then no right is theirs. */
  party: { parte: PartyKind; id: number } | undefined
  /** How they signed in; nobody did behind a key or a link. */
  metodo?: Way | undefined
  /** The key, the session or the link that they come with, which limits and places count by. */
  spender: { credencialId: number; contaId: number | null } | { sessaoId: number } | { linkId: number }
  /** The personal link by which they came, if they did. */
  link?: { id: number; copiado: boolean }
}
