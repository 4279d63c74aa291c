import type { Doors, Right, RightByValue } from '../../catalogue/doors.ts'
import { Refusal } from '../refusal.ts'
import { permissionsOf } from '../store/actor.ts'
import type { Person } from './caller.ts'

/** Requires the right for the value of a field, where the right depends on it. */
export function requireRightFor(
  { doors: { staff } }: { doors: Doors },
  { actor }: Person,
  input: object,
): void {
  if (actor.kind === 'party' || staff === undefined || typeof staff === 'string' || 'among' in staff) return
  const right = rightBy(staff, input)
  if (right === undefined || !permissionsOf(actor).includes(right)) {
    throw new Refusal('PERMISSAO_AUSENTE', { permissao: right ?? staff.by })
  }
}

const rightBy = ({ by, rights }: RightByValue, input: object): Right | undefined =>
  rights[String(Reflect.get(input, by))]
