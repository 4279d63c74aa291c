import { limitingRights } from '../store/actor.ts'
import type { Acting } from './machine/bound.ts'

/**
 * Whether the actor is staff without the right to see disabilities. Guards then judge as if no student had
 * one, so that findings disclose nothing.
 */
export const isBlind = ({ actor }: Acting): boolean =>
  limitingRights(actor)?.includes('sensivel.ver') === false
