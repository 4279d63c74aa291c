import type { Acting } from '../machine/bound.ts'
import type { CredentialKind } from './token.ts'

/** Where two persons have to answer, a management key counts as the one who was told its secret. */
export function ownerOf(kind: CredentialKind, { actor }: Acting): number | null {
  if (kind !== 'gestao') return null
  if (actor.kind === 'person' && actor.tipo === 'usuario') return actor.id
  return actor.kind === 'credential' && actor.tipo === 'gestao' ? (actor.dono ?? null) : null
}
