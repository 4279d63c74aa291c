import { type Doors, rightsOf } from '../../catalogue/doors.ts'
import { type Actor, partyOf, permissionsOf, unitsOf } from '../store/actor.ts'

/** Whether the actor's rights or kind open the operation. */
export function isOpenTo(operation: { id: string; doors: Doors }, actor: Actor): boolean {
  const { party: kinds = [], unlimited } = operation.doors
  const party = partyOf(actor)
  if (party) return kinds.includes(party.parte)
  if (unlimited && unitsOf(actor).kind !== 'all') return false
  return rightsOf(operation).some((right) => permissionsOf(actor).includes(right))
}
