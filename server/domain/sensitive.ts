import type { Acting } from './machine/bound.ts'

/**
 * Whether somebody of the staff acts who may not see disabilities. To them a guard judges everybody alike, as if nobody had
 * one: what it says, or that it says nothing, would otherwise tell who has. The platform itself and parties are not meant.
 */
export const isBlind = ({ actor }: Acting): boolean =>
  'permissoes' in actor && !actor.permissoes.includes('sensivel.ver')
