import type { Acting } from './machine/bound.ts'

/**
 * Whether somebody of the staff acts who may not see disabilities. To them a guard judges everybody alike, as if nobody had
 * one: what it says, or that it says nothing, would otherwise tell who has. The platform itself and parties are not meant.
 */
export const isBlind = ({ permissoes, party }: Acting): boolean =>
  permissoes !== undefined && party === undefined && !permissoes.includes('sensivel.ver')
