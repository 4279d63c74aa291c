import { limitingRights } from '../store/actor.ts'
import type { Acting } from './machine/bound.ts'

/**
 * Whether staff act who may not see disabilities. Guards then judge as if nobody had one, so that no finding discloses who has.
 */
export const isBlind = ({ actor }: Acting): boolean =>
  limitingRights(actor)?.includes('sensivel.ver') === false
