import type { Acting } from '../machine/bound.ts'
import type { CredentialKind } from './token.ts'

/** Owner of a new management key, as which it counts in four-eyes rules: the user who receives the secret. */
export function ownerOf(kind: CredentialKind, { actor }: Acting): number | null {
  if (kind !== 'gestao') return null
  if (actor.kind === 'person' && actor.tipo === 'usuario') return actor.id
  return actor.kind === 'credential' && actor.tipo === 'gestao' ? (actor.dono ?? null) : null
}
