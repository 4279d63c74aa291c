import type { Acting } from '../machine/bound.ts'
import type { CredentialKind } from './token.ts'

/** Where two persons have to answer, a management key counts as the one who was told its secret. */
export function ownerOf(kind: CredentialKind, { who }: Acting): number | null {
  const [, number] = /^usuario (\d+)$/.exec(kind === 'gestao' ? (who ?? '') : '') ?? []
  return number === undefined ? null : Number(number)
}
